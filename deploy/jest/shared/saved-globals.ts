type Descriptors = Map<PropertyKey, PropertyDescriptor>

/** Objects whose properties tests replace, beside the classes: `navigator.onLine`, `document.title`, `Math.random`. */
const OBJECTS = [
  'navigator',
  'document',
  'history',
  'screen',
  'performance',
  'crypto',
  'Math',
  'JSON',
  'Reflect',
  'Intl',
  'CSS',
  'process',
  'visualViewport',
]

const isObject = (value: unknown): value is object =>
  (typeof value === 'object' && value !== null) || typeof value === 'function'

const descriptorsOf = (object: object): Descriptors =>
  new Map(
    Reflect.ownKeys(object).flatMap((key) => {
      const descriptor = Reflect.getOwnPropertyDescriptor(object, key)
      return descriptor ? [[key, descriptor] as const] : []
    }),
  )

const isSame = (one: PropertyDescriptor, other: PropertyDescriptor): boolean =>
  Object.is(one.value, other.value) &&
  one.get === other.get &&
  one.set === other.set &&
  one.writable === other.writable &&
  one.enumerable === other.enumerable

function putBack(object: object, saved: Descriptors): void {
  for (const key of Reflect.ownKeys(object)) if (!saved.has(key)) Reflect.deleteProperty(object, key)
  for (const [key, descriptor] of saved) {
    const now = Reflect.getOwnPropertyDescriptor(object, key)
    if (!now || !isSame(now, descriptor)) Reflect.defineProperty(object, key, descriptor)
  }
}

interface Emitter {
  eventNames(): readonly (string | symbol)[]
  rawListeners(name: string | symbol): readonly ((...args: unknown[]) => void)[]
  removeListener(name: string | symbol, listener: (...args: unknown[]) => void): unknown
}

const isEmitter = (value: unknown): value is Emitter =>
  isObject(value) && typeof Reflect.get(value, 'rawListeners') === 'function'

/** The function that comes back removes listeners that came since: through them a file's modules would outlive it. */
function saveListeners(emitter: unknown): () => void {
  if (!isEmitter(emitter)) return () => undefined
  const listening = () =>
    emitter.eventNames().flatMap((name) => emitter.rawListeners(name).map((listener) => [name, listener] as const))
  const saved = new Set(listening().map(([, listener]) => listener))
  return () => {
    for (const [name, listener] of listening()) if (!saved.has(listener)) emitter.removeListener(name, listener)
  }
}

/**
 * Remembers the global object's own properties, and those of its classes, of some of its objects and of `process.env`. The function that
 * comes back gives each its former value, and removes what is new, listeners of `process` too.
 */
export function saveGlobals(global: object): () => void {
  const saved = new Map<object, Descriptors>([[global, descriptorsOf(global)]])
  const add = (value: unknown) => {
    if (isObject(value) && !saved.has(value)) saved.set(value, descriptorsOf(value))
  }
  for (const [, { value }] of descriptorsOf(global)) {
    if (typeof value !== 'function') continue
    add(value)
    add(Reflect.get(value, 'prototype'))
  }
  for (const name of OBJECTS) add(Reflect.get(global, name))
  const process = Reflect.get(global, 'process')
  if (isObject(process)) add(Reflect.get(process, 'env'))
  const removeListeners = saveListeners(process)
  return () => {
    removeListeners()
    for (const [object, descriptors] of saved) putBack(object, descriptors)
  }
}
