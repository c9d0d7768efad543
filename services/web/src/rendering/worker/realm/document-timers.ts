type Act = (...args: unknown[]) => void

/** Timers as a bundle's code sees them. */
export interface DocumentTimers {
  readonly setTimeout: (act: Act, ms?: number, ...args: unknown[]) => NodeJS.Timeout
  readonly setInterval: (act: Act, ms?: number, ...args: unknown[]) => NodeJS.Timeout
  readonly setImmediate: (act: Act, ...args: unknown[]) => NodeJS.Immediate
}

/** Timers that end with their document: what a bundle forgot must not run, or throw, under the next one. */
export function createDocumentTimers(): { readonly given: DocumentTimers; readonly clear: () => void } {
  const ends = new Set<() => void>()
  const kept = <Handle>(handle: Handle, end: (handle: Handle) => void): Handle => {
    ends.add(() => end(handle))
    return handle
  }
  return {
    given: {
      setTimeout: (act, ms, ...args) => kept(setTimeout(act, ms, ...args), clearTimeout),
      setInterval: (act, ms, ...args) => kept(setInterval(act, ms, ...args), clearInterval),
      setImmediate: (act, ...args) => kept(setImmediate(act, ...args), clearImmediate),
    },
    clear() {
      for (const end of ends) end()
      ends.clear()
    },
  }
}
