import { afterEach, expect, jest, test } from '@jest/globals'
import { keptPlace } from './kept-values'
import { deviceStorage, keepText, tabStorage } from './storage'

afterEach(() => {
  jest.restoreAllMocks()
  window.localStorage.clear()
})

const refuses = () => {
  throw new DOMException('', 'SecurityError')
}

test('storage that is refused, and that of a browser without any, is none', () => {
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuses)
  jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuses)
  expect([deviceStorage(), tabStorage(), keepText(tabStorage(), 'a', 'b')]).toEqual([null, null, false])
})

test('what finds no room is not kept, and breaks nothing', () => {
  expect(keepText(deviceStorage(), 'a', 'b')).toBe(true)
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(refuses)
  expect(keepText(deviceStorage(), 'a', 'c')).toBe(false)
  expect(deviceStorage()?.getItem('a')).toBe('b')
})

test('a place without storage holds nothing, and says so', () => {
  const place = keptPlace({
    name: 'thu',
    version: 1,
    days: 1,
    check: (value) => (typeof value === 'string' ? value : null),
  })
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(refuses)
  expect(place.keep('anyone', 'form', 'Bé Na')).toBe(false)
  place.forget('anyone', 'form')
  expect([place.read('anyone', 'form'), place.list('anyone')]).toEqual([null, []])
})
