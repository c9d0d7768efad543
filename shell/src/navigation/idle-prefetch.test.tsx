import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { createEventBus } from 'shared-frame/events'
import type { Registry, RegistryEntry } from 'shared-frame/remotes'
import { prefetchWhenIdle } from './idle-prefetch'

const unit = (name: string) => ({ name }) as RegistryEntry
const registry: Registry = { revision: '1', units: ['shell', 'health', 'notebook'].map(unit) }

const lifecycles = jest.fn<(unit: string) => Promise<never>>()
const prefetch = jest.fn<(to: string, options?: { readonly data?: boolean }) => Promise<void>>()
const fetchCallCode = jest.fn<() => Promise<void>>()
const bus = createEventBus({ onError: () => {} })
let stop = () => {}

const begin = () => prefetchWhenIdle({ registry, loader: { lifecycles }, navigator: { prefetch }, bus, fetchCallCode })
const quiet = (ms: number) => jest.advanceTimersByTimeAsync(ms)

function connect(connection: object | undefined): void {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true })
}

beforeEach(() => {
  jest.useFakeTimers()
  jest.clearAllMocks()
  connect(undefined)
  for (const mock of [lifecycles, prefetch, fetchCallCode]) mock.mockResolvedValue(undefined as never)
  document.body.innerHTML =
    '<main><a href="/so-tay">1</a><a href="/so-tay">again</a><a href="/thuc-don?nhom=2">2</a><a href="https://example.org/">3</a><a href="/tep" rel="external">4</a><a href="/xa">far</a></main>'
  for (const link of document.querySelectorAll('a')) {
    const top = link.textContent === 'far' ? 5_000 : 100
    link.getBoundingClientRect = () => new DOMRect(0, top, 100, 44)
  }
})
afterEach(() => {
  stop()
  jest.useRealTimers()
})

test('nothing before the page is quiet; then calls, what links on screen lead to, with data, and the other sections', async () => {
  stop = begin()
  await quiet(900)
  expect(fetchCallCode).not.toHaveBeenCalled()
  await quiet(20_000)
  expect(fetchCallCode).toHaveBeenCalledTimes(1)
  expect(prefetch.mock.calls).toEqual([
    ['/so-tay', { data: true }],
    ['/thuc-don?nhom=2', { data: true }],
  ])
  expect(lifecycles.mock.calls).toEqual([['notebook'], ['health']])
})

test('a page that is moved to brings its own links', async () => {
  stop = begin()
  await quiet(20_000)
  prefetch.mockClear()
  document.querySelector('a')?.setAttribute('href', '/so-tay/moi')
  bus.publish('navigation/finished', { path: '/so-tay', unit: 'notebook' })
  await quiet(20_000)
  expect(prefetch.mock.calls[0]).toEqual(['/so-tay/moi', { data: true }])
})

test('one that fails holds up none of the others', async () => {
  fetchCallCode.mockRejectedValue(new Error('no network'))
  prefetch.mockImplementation(() => new Promise(() => {}))
  stop = begin()
  await quiet(20_000)
  expect(lifecycles).toHaveBeenCalledTimes(2)
})

test.each([{ saveData: true }, { effectiveType: '2g' }, { effectiveType: 'slow-2g' }])(
  'never on a connection with %j',
  async (connection) => {
    connect(connection)
    stop = begin()
    await quiet(20_000)
    expect(fetchCallCode).not.toHaveBeenCalled()
    expect(prefetch).not.toHaveBeenCalled()
  },
)
