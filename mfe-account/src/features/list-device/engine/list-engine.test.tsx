import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import fc from 'fast-check'
import type { CallBody } from 'shared-contracts/calls'
import { ApiError } from 'shared-contracts/client'
import { eraseKept } from 'shared-frame/kept'
import { createFakeApi, createShellMock, signedInSession } from 'shared-frame/testing'
import { fakeLocks } from 'shared-ui/outbox/testing'
import { shoppingList } from '../../../testing/shopping-list'
import { withOperations } from '../rules/apply-operations'
import type { ListAnswer, ListChange, ListOperation, ShoppingList } from '../rules/list-types'
import { createMemoryCache } from '../store/list-cache'
import { createListEngine, type ListEngine } from './list-engine'

const opened: ListEngine[] = []
let giveBackLocks = () => {}
beforeEach(() => {
  eraseKept()
  giveBackLocks = fakeLocks()
  jest.useFakeTimers()
})
afterEach(() => {
  for (const engine of opened.splice(0)) engine.stop()
  giveBackLocks()
  jest.restoreAllMocks()
  jest.useRealTimers()
})

const settle = () => jest.advanceTimersByTimeAsync(60_000)
const uuid = (number: number) => `8b2a3f5e-0000-4000-8000-${String(number).padStart(12, '0')}`

/** Does each operation once, by its key. `fate` of a call: answered, not arrived, or done and its answer lost. */
function createServer() {
  let list: ShoppingList = shoppingList()
  const done = new Map<string, ListOperation>()
  const fates: ('answered' | 'unheard' | 'answer lost')[] = []
  let isDown = false
  let talking = 0
  const refusal: { of?: (operation: ListOperation) => string | null } = {}

  function change(body: CallBody<'UserCart/ChangeList'>): ListAnswer {
    const fate = fates.shift() ?? 'answered'
    if (isDown || fate === 'unheard') throw new ApiError('UserCart/ChangeList', 0, 'Không có mạng.')
    const refused: ListAnswer['refused'] = []
    for (const operation of body.operations) {
      if (done.has(operation.key)) continue
      done.set(operation.key, operation)
      const code = refusal.of?.(operation) ?? null
      if (code === null) list = withOperations(list, [operation])
      else refused.push({ key: operation.key, code })
    }
    if (fate === 'answer lost') throw new ApiError('UserCart/ChangeList', 504, 'Quá lâu.')
    return { state: list.state, refused }
  }

  const api = createFakeApi({
    'UserCart/ChangeList': async ({ body }) => {
      talking += 1
      if (talking > 1) throw new Error('two tabs talk at a time')
      await Promise.resolve()
      talking -= 1
      return change(body as CallBody<'UserCart/ChangeList'>)
    },
    'UserCart/ExportAllMenuUserCart': () => {
      if (isDown) throw new ApiError('UserCart/ExportAllMenuUserCart', 0, 'Không có mạng.')
      return list
    },
  })
  return {
    api,
    fates,
    refusal,
    done: () => [...done.values()],
    list: () => list,
    down: (down: boolean) => {
      isDown = down
    },
  }
}

/** A browser: tabs of one user that share what the device keeps. */
function createBrowser(server: Pick<ReturnType<typeof createServer>, 'api'>, userId = 7) {
  const cache = createMemoryCache()
  const returns = new Set<() => void>()
  const refused: string[] = []
  let isOnline = true
  const { session } = createShellMock(signedInSession({ id: userId }))

  function openTab(): ListEngine {
    const engine = createListEngine({
      shell: { api: server.api, session },
      userId,
      surroundings: {
        openCache: async () => cache,
        isOnline: () => isOnline,
        onReturn(listener) {
          returns.add(listener)
          return () => returns.delete(listener)
        },
      },
      onRefused: (operation, code) => void refused.push(`${operation.kind} ${code}`),
    })
    engine.connect(true)
    opened.push(engine)
    return engine
  }

  return {
    openTab,
    refused,
    cache,
    online(online: boolean) {
      isOnline = online
      for (const listener of [...returns]) listener()
    },
  }
}

const tick = (line: string, bought = true): ListChange => ({ kind: 'bought', line, bought, grams: 200 })
const own = (number: number, text: string): ListChange => ({ kind: 'add-line', line: { id: uuid(number), text } })

test('without network changes are shown and kept; a new document has them, and they are sent once when it is back', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const before = browser.openTab()
  await settle()
  browser.online(false)
  server.down(true)
  before.change(tick('m1'))
  before.change(own(1, 'bỉm'))
  expect(before.read()).toMatchObject({ waiting: 2, unsaved: 0, trouble: 'offline' })
  expect(before.read().list?.state.ownLines).toEqual([{ id: uuid(1), text: 'bỉm' }])
  await settle()
  expect(before.read()).toMatchObject({ waiting: 2, unsaved: 0, trouble: 'offline' })
  before.stop()

  const after = browser.openTab()
  await settle()
  expect(after.read()).toMatchObject({ waiting: 2, trouble: 'offline' })
  expect(after.read().list?.state.bought).toEqual([{ line: 'm1', grams: 200 }])
  expect(server.done()).toEqual([])
  server.down(false)
  browser.online(true)
  await settle()
  expect(after.read()).toMatchObject({ waiting: 0, trouble: null })
  expect(server.done().map(({ kind }) => kind)).toEqual(['bought', 'add-line'])
  expect(server.list().state.ownLines).toEqual([{ id: uuid(1), text: 'bỉm' }])
})

test('tabs show each other’s changes, and what another device did arrives with the return', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const [here, there] = [browser.openTab(), browser.openTab()]
  await settle()
  here.change(own(1, 'gạo'))
  await settle()
  expect(there.read().list?.state.ownLines).toHaveLength(1)
  const elsewhere = createBrowser(server, 8).openTab()
  await settle()
  elsewhere.change(own(2, 'nước'))
  await settle()
  expect(here.read().list?.state.ownLines).toHaveLength(1)
  browser.online(true)
  await settle()
  expect(here.read().list?.state.ownLines.map(({ text }) => text)).toEqual(['gạo', 'nước'])
})

test('what the server refuses is told, taken back and not sent again', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  server.refusal.of = ({ kind }) => (kind === 'add-line' ? 'too_many_lines' : null)
  const tab = browser.openTab()
  await settle()
  tab.change(own(1, 'gạo'))
  tab.change(tick('m1'))
  await settle()
  expect(browser.refused).toEqual(['add-line too_many_lines'])
  expect(tab.read()).toMatchObject({ waiting: 0, trouble: null })
  expect(tab.read().list?.state).toMatchObject({ ownLines: [], bought: [{ line: 'm1' }] })
})

test('one that makes its call invalid holds up no other', async () => {
  const server = createServer()
  const call = server.api.call
  const api: typeof server.api = {
    ...server.api,
    call: async (name, input) => {
      const { body } = (input ?? {}) as { body?: CallBody<'UserCart/ChangeList'> }
      const isBad = body?.operations.some((operation) => operation.kind === 'add-line' && operation.line.text === '')
      if (isBad) throw new ApiError(name, 400, 'Không hợp lệ')
      return call(name, input)
    },
  }
  const browser = createBrowser({ ...server, api })
  const tab = browser.openTab()
  await settle()
  tab.change(tick('m1'))
  tab.change(own(1, ''))
  tab.change(own(2, 'gạo'))
  await settle()
  expect(tab.read()).toMatchObject({ waiting: 0, trouble: null })
  expect(server.list().state.ownLines.map(({ text }) => text)).toEqual(['gạo'])
  expect(browser.refused).toEqual(['add-line null'])
})

test('what the device has no room for is counted, and sent from this tab', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const tab = browser.openTab()
  await settle()
  browser.online(false)
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  tab.change(own(1, 'gạo'))
  expect(tab.read()).toMatchObject({ waiting: 1, unsaved: 1 })
  browser.online(true)
  await settle()
  full.mockRestore()
  expect(tab.read()).toMatchObject({ waiting: 0, unsaved: 0 })
  expect(server.list().state.ownLines).toHaveLength(1)
})

test('two taps within a millisecond keep their order', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const tab = browser.openTab()
  await settle()
  tab.change(own(1, 'gạo'))
  tab.change(tick(uuid(1)))
  tab.change({ kind: 'remove-line', id: uuid(1) })
  tab.change(own(2, 'nước'))
  await settle()
  expect(server.done().map(({ kind }) => kind)).toEqual(['add-line', 'bought', 'remove-line', 'add-line'])
  expect(new Set(server.done().map(({ at }) => at)).size).toBe(4)
})

test('a page that is left in the middle of a call keeps what the call has done', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const tab = browser.openTab()
  await settle()
  tab.change(own(1, 'gạo'))
  await jest.advanceTimersByTimeAsync(249)
  jest.advanceTimersByTime(1)
  tab.stop()
  await settle()
  expect([server.done().length, (await browser.cache.read())?.state.ownLines]).toEqual([
    1,
    [{ id: uuid(1), text: 'gạo' }],
  ])
})

test('after a logout nothing is shown nor kept, whatever is tapped or answered late', async () => {
  const server = createServer()
  const browser = createBrowser(server)
  const tab = browser.openTab()
  await settle()
  tab.change(own(1, 'gạo'))
  jest.advanceTimersByTime(250)
  eraseKept()
  tab.change(own(2, 'nước'))
  await settle()
  expect(tab.read()).toMatchObject({ list: null, waiting: 0 })
  expect(Object.keys(window.localStorage)).toEqual([])
})

describe('whatever is lost on the way', () => {
  type Step = { readonly tab: 0 | 1; readonly line: number; readonly bought: boolean; readonly wait: boolean }
  const step: fc.Arbitrary<Step> = fc.record({
    tab: fc.constantFrom(0, 1),
    line: fc.integer({ min: 1, max: 4 }),
    bought: fc.boolean(),
    wait: fc.boolean(),
  })
  const fate = fc.constantFrom('answered' as const, 'unheard' as const, 'answer lost' as const)

  test('nothing is lost and nothing doubled, from two tabs, in order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 1, maxLength: 12 }),
        fc.array(fate, { maxLength: 8 }),
        async (steps, fates) => {
          const server = createServer()
          server.fates.push(...fates)
          const browser = createBrowser(server)
          const tabs = [browser.openTab(), browser.openTab()] as const
          await settle()
          const expected: string[] = []
          const ticks = new Map<string, boolean>()
          for (const [index, { tab, line, bought, wait }] of steps.entries()) {
            tabs[tab].change(own(index, `dòng ${index}`))
            tabs[tab].change(tick(`m${line}`, bought))
            expected.push(`dòng ${index}`)
            ticks.set(`m${line}`, bought)
            // A finger needs longer from one tab to the other than the store for its write.
            await jest.advanceTimersByTimeAsync(wait ? 3_000 : 5)
          }
          await jest.advanceTimersByTimeAsync(300_000)
          const { ownLines, bought } = server.list().state
          expect(ownLines.map(({ text }) => text).sort()).toEqual(expected.sort())
          expect(new Set(bought.map(({ line }) => line))).toEqual(
            new Set([...ticks].filter(([, is]) => is).map(([line]) => line)),
          )
          for (const tab of tabs) {
            expect(tab.read().waiting).toBe(0)
            expect(tab.read().list?.state.ownLines).toHaveLength(expected.length)
            tab.stop()
          }
        },
      ),
      { numRuns: 60 },
    )
  })
})
