import { afterEach, describe, expect, jest, test } from '@jest/globals'
import { createEventBus } from 'shared-frame/events'
import { registerServiceWorker } from './register-service-worker'

type Register = (address: string, options: { scope: string }) => Promise<unknown>

function browserWith(register: Register) {
  const postMessage = jest.fn()
  const container = { register, ready: Promise.resolve({ active: { postMessage } }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: container, configurable: true })
  performance.getEntriesByType = () =>
    ['http://localhost/assets/shell/1/main.js', 'http://localhost/api/User/UserInfo', 'https://x.vn/assets/a.js'].map(
      (name) => ({ name, entryType: 'resource', startTime: 0, duration: 0, toJSON: () => ({}) }),
    )
  return postMessage
}

const settle = () => new Promise((resolve) => setTimeout(resolve))
const page = (address: string) => [address, { headers: { accept: 'text/html' } }]

afterEach(() => {
  Reflect.deleteProperty(navigator, 'serviceWorker')
})

test('it is registered for the whole site, and keeps what the first visit loaded', async () => {
  const register = jest.fn<Register>(async () => ({}))
  const postMessage = browserWith(register)
  window.history.replaceState(null, '', '/so-tay-cua-me?trang=2')
  const bus = createEventBus({ onError: () => {} })
  registerServiceWorker(bus, ['/assets/shell/1/http.js'])
  await settle()
  expect(register).toHaveBeenCalledWith('/my-sw.js', { scope: '/' })
  expect(postMessage).toHaveBeenCalledWith({
    type: 'CACHE_URLS',
    payload: { urlsToCache: [page('/so-tay-cua-me?trang=2'), '/assets/shell/1/main.js', '/assets/shell/1/http.js'] },
  })
  window.history.replaceState(null, '', '/tin-moi')
  bus.publish('navigation/finished', { path: '/tin-moi', unit: 'notebook' })
  expect(postMessage).toHaveBeenLastCalledWith({ type: 'CACHE_URLS', payload: { urlsToCache: [page('/tin-moi')] } })
})

test('where data is saved, pages reached without a document are not fetched again', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const postMessage = browserWith(async () => ({}))
  const bus = createEventBus({ onError: () => {} })
  registerServiceWorker(bus, ['/assets/shell/1/http.js'])
  await settle()
  postMessage.mockClear()
  bus.publish('navigation/finished', { path: '/tin-moi', unit: 'notebook' })
  expect(postMessage).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})

test.each([
  ['unsupported', () => {}],
  ['refused', () => void browserWith(() => Promise.reject(new Error('insecure')))],
])('%s, the site goes on without a word', async (_, arrange) => {
  const complaints = jest.spyOn(console, 'error')
  arrange()
  registerServiceWorker(createEventBus({ onError: () => {} }), [])
  await settle()
  expect(complaints).not.toHaveBeenCalled()
  complaints.mockRestore()
})

describe('pages that the page on screen names', () => {
  const NAMED = [['/thuc-don/hom-nay'], ['/thuc-don/hom-nay', '/thuc-don/mai']] as const

  function show(paths: readonly string[]): void {
    document.body.innerHTML = `<main>${paths.map((path) => `<div data-keep-offline="${path}"></div>`).join('')}</main>`
  }

  async function start() {
    jest.useFakeTimers()
    const postMessage = browserWith(async () => ({}))
    const bus = createEventBus({ onError: () => {} })
    registerServiceWorker(bus, [])
    await jest.advanceTimersByTimeAsync(0)
    postMessage.mockClear()
    return { postMessage, go: () => bus.publish('navigation/finished', { path: '/tin-moi', unit: 'notebook' }) }
  }

  /** What was asked to be kept beside the page itself. */
  const asked = (postMessage: ReturnType<typeof browserWith>) =>
    postMessage.mock.calls
      .map(([message]) => JSON.stringify(message))
      .filter((message) => message.includes('/thuc-don/'))
      .map((message) => JSON.parse(message).payload.urlsToCache)

  afterEach(() => {
    jest.useRealTimers()
    document.body.replaceChildren()
    Reflect.deleteProperty(navigator, 'connection')
  })

  test('are kept once it has settled, each once in a document, and none elsewhere', async () => {
    show(NAMED[0])
    const { postMessage, go } = await start()
    await jest.advanceTimersByTimeAsync(2_900)
    expect(asked(postMessage)).toEqual([])
    await jest.advanceTimersByTimeAsync(200)
    expect(asked(postMessage)).toEqual([[page('/thuc-don/hom-nay')]])
    show([...NAMED[1], 'https://x.vn/thuc-don/', ''])
    go()
    await jest.advanceTimersByTimeAsync(3_100)
    expect(asked(postMessage)).toEqual([[page('/thuc-don/hom-nay')], [page('/thuc-don/mai')]])
    go()
    await jest.advanceTimersByTimeAsync(3_100)
    expect(asked(postMessage)).toHaveLength(2)
  })

  test('of a page that was left before it settled are not kept', async () => {
    show(NAMED[0])
    const { postMessage, go } = await start()
    await jest.advanceTimersByTimeAsync(2_000)
    show([])
    go()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(asked(postMessage)).toEqual([])
  })

  test('are not kept where data is saved', async () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
    show(NAMED[0])
    const { postMessage } = await start()
    await jest.advanceTimersByTimeAsync(5_000)
    expect(asked(postMessage)).toEqual([])
  })
})
