import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { registryEntry } from '../testing/registry-entry'
import { createRemoteLoader, isLoadFailure, LOAD_LIMIT_MS } from './remote-loader'

const loadRemote = jest.fn<(id: string) => Promise<unknown>>()
const registerRemotes = jest.fn<(remotes: readonly { readonly name: string }[], options?: object) => void>()
const federation = {
  loadRemote: <T,>(id: string) => loadRemote(id) as Promise<T | null>,
  registerRemotes,
  registerPlugins: () => {},
}

const registry: Registry = { revision: '1', units: [registryEntry('menus'), registryEntry('health')] }
const done = async () => {}
const lifecycles = { bootstrap: done, mount: done, unmount: done, prepare: done }
const SHARE_FAILURE_MS = 1_000
const loader = (known = registry) => createRemoteLoader(known, async () => registry, federation)
const FIRST = [[{ name: 'menus', entry: '/assets/menus/1.0.0/remoteEntry.js' }]]
const again = (attempt: number) => [
  [{ name: 'menus', entry: `/assets/menus/1.0.0/remoteEntry.js?attempt=${attempt}` }],
  { force: true },
]

beforeEach(() => {
  jest.useFakeTimers()
  loadRemote.mockReset().mockResolvedValue(lifecycles)
  registerRemotes.mockReset()
})
afterEach(() => void jest.useRealTimers())

test('a section is registered and loaded once, whoever asks', async () => {
  const { lifecycles: load } = loader()
  expect(await Promise.all([load('menus'), load('menus')])).toEqual([lifecycles, lifecycles])
  expect(await load('menus')).toBe(lifecycles)
  expect(registerRemotes.mock.calls).toEqual([FIRST])
  expect(loadRemote.mock.calls).toEqual([['menus/lifecycles']])
})

test('a failure is shared for a second, then forgotten; each attempt has an address of its own', async () => {
  const { lifecycles: load } = loader()
  loadRemote.mockRejectedValue(new Error('gone'))
  await expect(load('menus')).rejects.toThrow('gone')
  jest.advanceTimersByTime(SHARE_FAILURE_MS - 1)
  await expect(load('menus')).rejects.toThrow('gone')
  expect(loadRemote).toHaveBeenCalledTimes(1)

  jest.advanceTimersByTime(1)
  await expect(load('menus')).rejects.toThrow('gone')
  jest.advanceTimersByTime(SHARE_FAILURE_MS)
  loadRemote.mockResolvedValue(lifecycles)
  expect(await load('menus')).toBe(lifecycles)
  expect(registerRemotes.mock.calls).toEqual([FIRST, again(1), again(2)])
})

test('the failure of one section is nothing to another, nor to its own widgets once it is here', async () => {
  const { lifecycles: load, widget } = loader()
  loadRemote.mockRejectedValueOnce(new Error('gone'))
  await expect(load('menus')).rejects.toThrow('gone')
  expect(await load('health')).toBe(lifecycles)
  const card = { Component: () => null }
  loadRemote.mockResolvedValue({ default: card })
  expect(await widget('health/card')).toBe(card)
  expect(registerRemotes.mock.calls.map(([[remote]]) => remote?.name)).toEqual(['menus', 'health'])
})

test('a section that takes too long has failed', async () => {
  loadRemote.mockReturnValue(new Promise(() => {}))
  const failure = expect(loader().lifecycles('menus')).rejects.toMatchObject({ name: 'TimeoutError' })
  await jest.advanceTimersByTimeAsync(LOAD_LIMIT_MS)
  await failure
})

test.each<[string, string, unknown, string]>([
  ['a module without lifecycles', 'menus', { mount: done }, 'does not export the lifecycles'],
  ['nothing', 'menus', null, 'is empty'],
  ['a unit that nobody knows', 'khac', lifecycles, 'has no unit khac'],
])('%s is refused', async (_, name, module, message) => {
  loadRemote.mockResolvedValue(module)
  await expect(loader().lifecycles(name)).rejects.toThrow(message)
})

test('what failed to load can be told from what failed later', async () => {
  const gone = new Error('gone')
  loadRemote.mockRejectedValue(gone)
  await expect(loader().lifecycles('menus')).rejects.toBe(gone)
  expect([isLoadFailure(gone), isLoadFailure(new Error('other'))]).toEqual([true, false])
})

test('the address of a section that the document leaves out comes from the whole registry', async () => {
  const { lifecycles: load } = loader({ revision: '1', units: [registryEntry('menus', { entry: '' })] })
  expect(await load('menus')).toBe(lifecycles)
  expect(registerRemotes.mock.calls).toEqual([FIRST])
})
