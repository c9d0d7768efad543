import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { act } from 'react'
import { ApiError } from 'shared-contracts/client'
import { eraseKept, type KeptOwner, keptPlace } from 'shared-frame/kept'
import { createShellMock, mount, signedInSession } from 'shared-frame/testing'
import { type Entry, flush, type Sender } from './flush'
import { useIsWaiting, useWaiting, useWaitingCount } from './use-waiting'
import { OUTBOX_WAITS } from './waits'
import { withMemory } from './with-memory'

const words = keptPlace<string>({
  name: 'outbox-word',
  version: 1,
  days: 1,
  check: (stored) => (typeof stored === 'string' ? stored : null),
})
const shell = createShellMock(signedInSession({ id: 7 }))
let sent: string[][] = []
let failure: ApiError | Error | null = null

const sender = (differences: Partial<Sender<string>> = {}): Sender<string> => ({
  place: words,
  async send(batch) {
    if (failure) throw failure
    sent.push(batch.map(({ value }) => value))
  },
  refused: () => 'forget',
  ...differences,
})
const waiting = () => words.list(7).map(({ value }) => value)
const told = jest.fn()

beforeEach(() => {
  eraseKept()
  sent = []
  failure = null
  told.mockReset()
  window.addEventListener(OUTBOX_WAITS, told)
  for (const [index, word] of ['một', 'hai', 'ba'].entries()) words.keep(7, word, word, Date.now() + index)
})
afterEach(() => {
  jest.restoreAllMocks()
  window.removeEventListener(OUTBOX_WAITS, told)
})

test('a call takes as many as its sender says, and only those that are due', async () => {
  const flushed = await flush(shell, sender({ most: 2, isDue: (value) => value !== 'hai' }), 7)
  expect([flushed, sent, waiting()]).toEqual([{ state: 'sent' }, [['một', 'ba']], ['hai']])
})

test('with a key it is that entry alone', async () => {
  await flush(shell, sender(), 7, 'hai')
  expect([sent, waiting()]).toEqual([[['hai']], ['một', 'ba']])
})

test('who only asks what waits is not told of a session that ended, but of a bad moment', async () => {
  for (const [status, times] of [
    [401, 0],
    [503, 1],
    [0, 2],
  ] as const) {
    failure = new ApiError('User/UserInfo', status, '')
    expect(await flush(shell, sender(), 7)).toEqual({ state: 'waits', error: failure })
    expect(told).toHaveBeenCalledTimes(times)
  }
  expect(await flush(shell, sender(), 8)).toEqual({ state: 'sent' })
})

test('a fault of ours is no refusal: nothing is dropped', async () => {
  failure = new Error('The chunk did not come')
  expect(await flush(shell, sender(), 7)).toEqual({ state: 'waits', error: failure })
  expect(waiting()).toEqual(['một', 'hai', 'ba'])
  // As its cause: code that did not come must not reload the page.
  expect(shell.calls).toEqual([['report', new Error('not sent', { cause: failure })]])
})

test('what the device has no room for is there until it is sent, has room, or somebody logs out', async () => {
  const place = withMemory(words)
  const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  const seen: (string | undefined)[] = []
  const leave = place.subscribe(() => seen.push(place.read(7, 'bốn')?.value))
  expect([place.keep(7, 'bốn', 'bốn'), place.keep(7, 'hai', 'hai mới', Date.now() + 9)]).toEqual([false, false])
  expect(place.list(7).map(({ value }) => value)).toEqual(expect.arrayContaining(['bốn', 'hai mới', 'một', 'ba']))
  expect([place.list(7).length, place.read(8, 'bốn'), words.read(7, 'bốn')]).toEqual([4, null, null])
  await flush(shell, sender({ place }), 7, 'bốn')
  expect([sent, place.read(7, 'bốn')]).toEqual([[['bốn']], null])
  full.mockRestore()
  expect(place.keep(7, 'hai', 'hai nữa')).toBe(true)
  expect([place.read(7, 'hai')?.value, words.read(7, 'hai')?.value]).toEqual(['hai nữa', 'hai nữa'])
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError')
  })
  place.keep(7, 'bốn', 'bốn')
  eraseKept()
  expect(place.list(7)).toEqual([])
  leave()
  // Who listens sees it at once, and its end.
  expect([seen[0], seen.at(-1)]).toEqual(['bốn', undefined])
})

test('a sender may do more than forget, have it wait, or keep it in another form', async () => {
  const done = jest.fn<(entry: Entry<string>) => void>()
  await flush(shell, sender({ done }), 7, 'một')
  expect([done.mock.calls[0]?.[0].key, waiting()]).toEqual(['một', ['một', 'hai', 'ba']])
  failure = new ApiError('User/UserInfo', 409, '')
  const fates = ['keep', 'wait'] as const
  let asked = 0
  const refused = () => fates[asked++] ?? 'forget'
  expect(await flush(shell, sender({ refused }), 7)).toEqual({ state: 'waits', error: failure })
  // A refusal is not tried again by itself.
  expect([asked, waiting(), told.mock.calls]).toEqual([2, ['một', 'hai', 'ba'], []])
})

test('components follow what waits for whoever is here', async () => {
  function Shown({ owner }: { owner: KeptOwner | null }) {
    return `${useWaiting(words, owner).join()} ${useWaitingCount(words, owner)} ${useIsWaiting(words, owner, 'hai')}`
  }
  const view = await mount(<Shown owner={7} />)
  expect(view.text()).toBe('một,hai,ba 3 true')
  await act(async () => words.forget(7, 'hai'))
  expect(view.text()).toBe('một,ba 2 false')
  await act(async () => eraseKept())
  expect(view.text()).toBe(' 0 false')
  await view.unmount()
  const nobody = await mount(<Shown owner={null} />)
  expect(nobody.text()).toBe(' 0 false')
  await nobody.unmount()
})
