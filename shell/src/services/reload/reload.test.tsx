import { afterEach, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { isChunkFailure, reloadForChunk } from './chunk-reload'

beforeEach(() => {
  window.sessionStorage.clear()
  // jsdom can't reload and says so.
  jest.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => void jest.restoreAllMocks())

describe('a failed chunk', () => {
  const named = (name: string) => Object.assign(new Error('x'), { name })
  test.each<[unknown, boolean]>([
    [named('ChunkLoadError'), true],
    [new Error('Loading chunk page-article failed.'), true],
    [new Error('Loading CSS chunk 12 failed.'), true],
    [new Error('Network Error'), false],
    ['Loading chunk 1 failed', false],
    [null, false],
  ])('%s', (error, expected) => {
    expect(isChunkFailure(error)).toBe(expected)
  })

  test('the page is reloaded at most once in 60 seconds', () => {
    const now = 1_000_000
    expect(reloadForChunk(now)).toBe(true)
    expect(reloadForChunk(now + 1)).toBe(false)
    expect(reloadForChunk(now + 59_999)).toBe(false)
    expect(reloadForChunk(now + 60_000)).toBe(true)
    expect(reloadForChunk(now + 60_001)).toBe(false)
  })

  test('a tab that can not remember it is not reloaded, which might never end', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('', 'QuotaExceededError')
    })
    expect(reloadForChunk(1_000_000)).toBe(false)
  })

  test('without a network the page stays, unless a service worker has something to read', () => {
    const onLine = jest.spyOn(window.navigator, 'onLine', 'get').mockReturnValue(false)
    expect(reloadForChunk(1_000_000)).toBe(false)
    Object.defineProperty(window.navigator, 'serviceWorker', { configurable: true, value: { controller: {} } })
    expect(reloadForChunk(1_000_001)).toBe(true)
    Reflect.deleteProperty(window.navigator, 'serviceWorker')
    onLine.mockReturnValue(true)
    expect(reloadForChunk(1_060_001)).toBe(true)
  })
})
