import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { claimKept, eraseKept } from 'shared-frame/kept'
import { createServer, createShell, fakeLocks, type OutboxUser } from './fake-server'

export type { FakeServer, OutboxUser } from './fake-server'

interface Ways {
  /** What the device has no room for is sent from this document's memory; otherwise the visitor is told, and nothing waits. */
  readonly sendsUnkept: boolean
  /** Another copy of its code, as another tab has. */
  otherTab(): Promise<OutboxUser>
}

const refuseStorage = () => {
  throw new DOMException('', 'QuotaExceededError')
}

/** What every outbox keeps to, whatever it sends. */
export function outboxSuite(name: string, user: OutboxUser, { sendsUnkept, otherTab }: Ways): void {
  describe(`the outbox of ${name}`, () => {
    beforeEach(() => {
      eraseKept()
      // Everything is kept a moment after the one before.
      let now = Date.now()
      jest.spyOn(Date, 'now').mockImplementation(() => {
        now += 1
        return now
      })
    })
    afterEach(() => {
      jest.restoreAllMocks()
      eraseKept()
    })

    function start(...things: readonly number[]) {
      const server = createServer()
      const { shell, become } = createShell(user, server)
      for (const thing of things) user.keep(7, thing)
      return { server, shell, become, flush: () => user.flush(shell, 7) }
    }

    test('sends in the order in which things came, each once, and then holds nothing', async () => {
      const { server, flush } = start(3, 1, 2)
      expect(user.waiting(7)).toEqual([3, 1, 2])
      await flush()
      await flush()
      expect(server.heard).toEqual([3, 1, 2])
      expect([server.done, user.waiting(7)]).toEqual([[3, 1, 2], []])
    })

    test('an answer that was lost is asked for again, and nothing is done twice', async () => {
      const { server, flush } = start(1, 2)
      server.fates.push('answer lost')
      await flush()
      expect(user.waiting(7)).toContain(1)
      await flush()
      expect([server.done, user.waiting(7)]).toEqual([[1, 2], []])
    })

    test.each([0, 401, 408, 429, 503])('what ends with %i waits in its order for the next time', async (status) => {
      const { server, flush } = start(1, 2, 3)
      server.fates.push(status)
      await flush()
      expect([server.done, user.waiting(7)]).toEqual([[], [1, 2, 3]])
      await flush()
      expect([server.done, user.waiting(7)]).toEqual([[1, 2, 3], []])
    })

    test('what is refused holds up nothing behind it, and is not sent again', async () => {
      const { server, flush } = start(1, 2, 3)
      server.state.refused = 1
      await flush()
      await flush()
      expect([server.done, user.waiting(7)]).toEqual([[2, 3], []])
    })

    test.each([
      ['no room', () => void jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuseStorage)],
      ['no storage', () => void jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuseStorage)],
    ])('a device with %s is not said to keep anything', async (_, take) => {
      const { server, flush } = start()
      take()
      expect(user.keep(7, 1)).toBe(false)
      expect(user.waiting(7)).toEqual(sendsUnkept ? [1] : [])
      await flush()
      expect([server.done, user.waiting(7)]).toEqual([sendsUnkept ? [1] : [], []])
    })

    test.each([
      ['done', null],
      ['refused', 1],
    ])(
      'after a logout nothing of it is left, and an answer that comes late (%s) brings nothing back',
      async (_, refused) => {
        const { server, flush } = start(1, 2)
        server.state.refused = refused
        let answer = () => {}
        server.state.answer = new Promise((resolve) => {
          answer = resolve
        })
        const flushing = flush()
        eraseKept()
        answer()
        await flushing
        expect(user.waiting(7)).toEqual([])
        expect(Object.keys(window.localStorage)).toEqual([])
        expect(server.heard).not.toHaveLength(0)
      },
    )

    test('another user neither sees nor sends it; it waits for its owner', async () => {
      const { server, shell, become, flush } = start(1)
      become(8)
      claimKept(8)
      await user.flush(shell, 8)
      // Not even where a page of the former user is still open.
      await flush()
      expect([server.heard, user.waiting(8), user.waiting(7)]).toEqual([[], [], [1]])
      become(7)
      claimKept(7)
      await flush()
      expect(server.done).toEqual([1])
    })

    test('of two tabs at once one sends, and the other finds it done', async () => {
      const { server, shell, flush } = start(1, 2, 3)
      const giveBack = fakeLocks()
      try {
        const other = await otherTab()
        await Promise.all([flush(), other.flush(shell, 7)])
        expect([server.heard, other.waiting(7)]).toEqual([[1, 2, 3], []])
      } finally {
        giveBack()
      }
    })
  })
}
