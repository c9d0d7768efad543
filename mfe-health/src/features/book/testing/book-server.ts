import type { BookCheck } from '../book'

interface Asked {
  readonly checkDate?: string
  readonly replacesId?: number | undefined
}

/** One book as the server keeps it, told by `asked` in the order of the calls. */
export function createBookServer<C extends BookCheck>(checkOf: (id: number, checkDate: string) => C, first: C[]) {
  let history = first
  let cleared: C[] = []
  let nextId = 100
  const asked: (readonly [call: 'save' | 'remove' | 'reset' | 'restore', of?: unknown])[] = []
  const clear = (gone: (check: C) => boolean) => {
    cleared = history.filter(gone)
    history = history.filter((check) => !gone(check))
    return { cleared: cleared.length, restorableUntil: null }
  }
  const server = {
    asked,
    /** What a stored entry waits for; what it throws is the answer. */
    beforeSaving: async () => {},
    history: () => [...history],
    async save({ checkDate = '', replacesId, ...body }: Asked = {}) {
      asked.push(['save', { checkDate, replacesId, ...body }])
      await server.beforeSaving()
      const stored = checkOf(replacesId ?? nextId++, checkDate)
      history = [...history.filter(({ id }) => id !== replacesId), stored].sort((a, b) =>
        a.checkDate < b.checkDate ? -1 : 1,
      )
      return stored
    },
    remove(of: unknown) {
      asked.push(['remove', of])
      return clear(({ id }) => id === Number(of))
    },
    reset() {
      asked.push(['reset'])
      return clear(() => true)
    },
    restore() {
      asked.push(['restore'])
      const restored = cleared.length
      history = [...history, ...cleared]
      cleared = []
      return { restored }
    },
  }
  return server
}
