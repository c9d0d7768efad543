/** Objects that all code of a thread shares; host modules are frozen instead (see `ServerBundleLoader`). */
const SHARED_NAMES = [
  'Object',
  'Function',
  'Array',
  'String',
  'Number',
  'Boolean',
  'Symbol',
  'BigInt',
  'Math',
  'JSON',
  'Reflect',
  'Promise',
  'Proxy',
  'Map',
  'Set',
  'WeakMap',
  'WeakSet',
  'WeakRef',
  'RegExp',
  'Date',
  'Intl',
  'Error',
  'TypeError',
  'RangeError',
  'ArrayBuffer',
  'DataView',
  'Uint8Array',
  'Float64Array',
  'URL',
  'URLSearchParams',
  'TextEncoder',
  'TextDecoder',
  'AbortController',
  'AbortSignal',
  'structuredClone',
  'queueMicrotask',
  'setTimeout',
  'clearTimeout',
  'setInterval',
  'clearInterval',
  'setImmediate',
  'clearImmediate',
  'parseInt',
  'parseFloat',
  'isNaN',
  'isFinite',
  'encodeURIComponent',
  'decodeURIComponent',
  'encodeURI',
  'decodeURI',
  'process',
] as const

/** Settings of stack traces, which libraries may change. */
const CHANGEABLE: ReadonlySet<PropertyKey> = new Set(['stackTraceLimit', 'prepareStackTrace'])

interface Property {
  readonly title: string
  readonly owner: object
  readonly key: PropertyKey
  readonly value: unknown
  /** Of an accessor; a plain value is compared without a descriptor. */
  readonly get: (() => unknown) | null
}

// Taken now: the code that is watched may replace them.
const { ownKeys, getOwnPropertyDescriptor, get: read } = Reflect
const { is, getOwnPropertyNames } = Object

/**
 * Remembers what the language's own objects look like, and which globals there are. The returned function names the first of them that was
 * changed, added to or removed since, or the global that is new; null: none. It takes some 50 µs. To be called once everything of
 * the host is loaded: what its libraries leave is theirs.
 */
export function watchIntrinsics(): () => string | null {
  const names = new Set(getOwnPropertyNames(globalThis))
  const globals: Property[] = []
  const owners: { readonly title: string; readonly owner: object; readonly size: number }[] = []
  const properties: Property[] = []
  for (const [title, owner] of sharedObjects()) {
    const keys = ownKeys(owner)
    owners.push({ title, owner, size: keys.length })
    for (const key of keys) {
      const descriptor = getOwnPropertyDescriptor(owner, key)
      if (!descriptor || CHANGEABLE.has(key)) continue
      properties.push({
        title: `${title}.${String(key)}`,
        owner,
        key,
        value: descriptor.value,
        get: descriptor.get ?? null,
      })
    }
  }
  for (const name of SHARED_NAMES) {
    globals.push({ title: name, owner: globalThis, key: name, value: read(globalThis, name), get: null })
  }
  const all = [...globals, ...properties]
  return () => {
    for (let index = 0; index < all.length; index += 1) {
      const property = all[index]
      if (property && !isUnchanged(property)) return property.title
    }
    for (let index = 0; index < owners.length; index += 1) {
      const one = owners[index]
      if (one && ownKeys(one.owner).length !== one.size) return one.title
    }
    return addedGlobal(names)
  }
}

/** Symbols are left out: nobody comes upon another's, and Node adds its own when they are first needed (`fetch`). */
function addedGlobal(names: ReadonlySet<string>): string | null {
  const present = getOwnPropertyNames(globalThis)
  for (let index = 0; index < present.length; index += 1) {
    const name = present[index]
    if (name !== undefined && !names.has(name)) return `globalThis.${name}`
  }
  return null
}

function isUnchanged({ owner, key, value, get }: Property): boolean {
  if (get !== null) return getOwnPropertyDescriptor(owner, key)?.get === get
  return is(read(owner, key), value)
}

function* sharedObjects(): Generator<readonly [string, object]> {
  for (const name of SHARED_NAMES) {
    const value: unknown = read(globalThis, name)
    if (!isObject(value)) continue
    yield [name, value]
    const prototype: unknown = read(value, 'prototype')
    if (isObject(prototype)) yield [`${name}.prototype`, prototype]
  }
  yield ['the prototype of typed arrays', prototypeOf(Uint8Array.prototype)]
  yield ['the prototype of array iterators', prototypeOf([][Symbol.iterator]())]
  yield ['the prototype of map iterators', prototypeOf(new Map().entries())]
}

function prototypeOf(value: object): object {
  return Object.getPrototypeOf(value)
}

function isObject(value: unknown): value is object {
  return (typeof value === 'object' && value !== null) || typeof value === 'function'
}
