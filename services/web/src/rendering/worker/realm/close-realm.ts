/** Ways to the network and to other threads; what a bundle asks of the API goes through the client that it is given. */
const TAKEN_AWAY = ['fetch', 'WebSocket', 'EventSource', 'BroadcastChannel', 'Worker'] as const

/**
 * Takes away what code of a bundle could reach files, programs, settings or the network by: a guard against accidents, not a
 * wall against malice. To be called once everything of the host is loaded.
 */
export function closeRealm(): void {
  for (const name of TAKEN_AWAY) Reflect.deleteProperty(globalThis, name)
  define(globalThis, 'process', bundleProcess)
  forbidCodeFromText()
}

/** What libraries ask of `process` while they render. */
const bundleProcess = Object.freeze({
  env: Object.freeze({ NODE_ENV: process.env.NODE_ENV ?? 'production' }),
  platform: process.platform,
  version: process.version,
  versions: process.versions,
  nextTick: (act: (...args: unknown[]) => void, ...args: unknown[]) => queueMicrotask(() => act(...args)),
  emitWarning: (warning: unknown) => console.warn(warning),
})

/** Text that becomes code could `import()` what `require` refuses. */
function forbidCodeFromText(): void {
  const kinds = [() => {}, async () => {}, function* () {}, async function* () {}]
  for (const kind of kinds) {
    const prototype: object = Object.getPrototypeOf(kind)
    const refused = function refuse() {
      throw new EvalError('A server bundle makes no code from text')
    }
    Object.defineProperty(refused, 'prototype', { value: prototype })
    define(prototype, 'constructor', refused)
    if (prototype === Function.prototype) define(globalThis, 'Function', refused)
  }
  define(globalThis, 'eval', () => {
    throw new EvalError('A server bundle makes no code from text')
  })
}

function define(owner: object, key: string, value: unknown): void {
  Object.defineProperty(owner, key, { value, writable: true, configurable: true, enumerable: false })
}
