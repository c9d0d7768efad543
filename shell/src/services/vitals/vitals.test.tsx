import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { callSchemas } from 'shared-contracts/call-schemas'
import type { DocumentData } from 'shared-frame/remotes'
import type { Metric } from 'web-vitals'
import { watchVitals } from './watch-vitals'

const listeners = new Map<string, (metric: Metric) => void>()
jest.mock('web-vitals', () => {
  const measure = (name: string) => (report: (metric: Metric) => void) => void listeners.set(name, report)
  return Object.fromEntries(['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [`on${name}`, measure(name)]))
})

const sendBeacon = jest.fn<(url: string, body: Blob) => boolean>(() => true)

const unit = (name: string) => ({
  name,
  version: `1.0.0-${name}`,
  previousVersion: null,
  enabled: true,
  contracts: '^1.0.0',
  base: `/assets/${name}/`,
  entry: 'remoteEntry.js',
  routes: [],
  widgets: [],
  chunks: {},
  integrity: {},
})

const data: DocumentData = {
  registry: { revision: '1', units: [unit('shell'), unit('notebook')] },
  wholeRegistry: null,
  path: '/so-tay-cua-me/dinh-duong/12-bai',
  search: '?ref=lan@example.vn',
  today: '2026-11-21',
  status: 200,
  owner: { unit: 'notebook', routeId: 'article' },
  head: null,
  rendered: true,
  state: {},
  build: { overridesAllowed: false },
}

/** What web-vitals reports has more than a figure. */
function report(name: Metric['name'], value: number): void {
  listeners.get(name)?.({
    name,
    value,
    delta: value,
    rating: 'good',
    id: 'v6-1',
    entries: [],
    navigationType: 'navigate',
  } as unknown as Metric)
}

function become(state: 'hidden' | 'visible'): void {
  Object.defineProperty(document, 'visibilityState', { configurable: true, value: state })
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
}

const idle = async () => {
  await jest.advanceTimersByTimeAsync(1_000)
}

const bodyOf = (blob: Blob | undefined) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.onload = () => resolve(JSON.parse(String(reader.result)))
    if (blob) reader.readAsText(blob)
  })

function connect(connection: object): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: connection })
}

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] })
  listeners.clear()
  sendBeacon.mockClear()
  Object.defineProperty(navigator, 'sendBeacon', { configurable: true, value: sendBeacon })
  connect({})
})
afterEach(() => {
  become('hidden')
  become('visible')
  jest.useRealTimers()
})

describe('a visit', () => {
  test('is sent once, when the page is first hidden: the page’s route, unit and version, and figures alone', async () => {
    watchVitals(data)
    await idle()
    report('LCP', 1234.56)
    report('CLS', 0.012345)
    report('INP', 40)
    report('INP', 88)
    expect(sendBeacon).not.toHaveBeenCalled()
    become('hidden')
    become('visible')
    report('INP', 300)
    become('hidden')
    expect(sendBeacon).toHaveBeenCalledTimes(1)
    const [address, blob] = sendBeacon.mock.calls[0] ?? []
    jest.useRealTimers()
    const body = await bodyOf(blob)
    expect(address).toBe('/api/Vitals/Add')
    expect(blob?.type).toBe('application/json')
    expect(body).toEqual({
      unit: 'notebook',
      version: '1.0.0-notebook',
      page: 'article',
      values: { LCP: 1235, CLS: 0.0123, INP: 88 },
    })
    expect(callSchemas['Vitals/Add'].body.parse(body)).toEqual(body)
  })

  test('has what the metrics report at the moment the page is hidden', async () => {
    watchVitals(data)
    await idle()
    const last = () => report('CLS', 0.2)
    window.addEventListener('visibilitychange', last, { capture: true, once: true })
    become('hidden')
    jest.useRealTimers()
    expect(await bodyOf(sendBeacon.mock.calls[0]?.[1])).toMatchObject({ values: { CLS: 0.2 } })
  })

  test('without figures sends nothing', async () => {
    watchVitals(data)
    await idle()
    become('hidden')
    expect(sendBeacon).not.toHaveBeenCalled()
  })
})

describe('nothing is measured', () => {
  test('before the browser is idle', () => {
    watchVitals(data)
    expect(listeners.size).toBe(0)
  })

  test.each([{ saveData: true }, { effectiveType: '2g' }])('on a connection with %j', async (connection) => {
    connect(connection)
    watchVitals(data)
    await idle()
    expect(listeners.size).toBe(0)
  })

  test.each<[string, Partial<DocumentData>]>([
    ['without content', { status: 404 }],
    ['of nobody', { owner: null }],
    ['of a unit that the registry does not name', { owner: { unit: 'health', routeId: 'baby-health' } }],
  ])('on a page %s', async (_, other) => {
    watchVitals({ ...data, ...other })
    await idle()
    expect(listeners.size).toBe(0)
  })
})
