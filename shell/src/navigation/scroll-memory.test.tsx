import { beforeEach, expect, jest, test } from '@jest/globals'
import { createScrollMemory, newEntryState } from './scroll-memory'

function scrolledTo(position: number): void {
  Object.defineProperty(window, 'scrollY', { value: position, configurable: true })
}

beforeEach(() => {
  window.sessionStorage.clear()
  window.history.replaceState(null, '', '/dau')
})

test('a new entry has no position; one that was left has its own', () => {
  const scroll = createScrollMemory()
  expect(scroll.recall()).toBeNull()
  scrolledTo(480)
  scroll.save()
  const first = window.history.state
  window.history.pushState(newEntryState(), '', '/dau')
  expect(scroll.recall()).toBeNull()
  scrolledTo(20)
  scroll.save()
  expect(scroll.recall()).toBe(20)
  window.history.replaceState(first, '', '/dau')
  expect(scroll.recall()).toBe(480)
})

test('positions outlive a reload, and a spoilt memory is an empty one', () => {
  scrolledTo(300)
  createScrollMemory().save()
  expect(createScrollMemory().recall()).toBe(300)
  window.sessionStorage.setItem('scroll-positions', '{spoilt')
  expect(createScrollMemory().recall()).toBeNull()
})

test('without storage positions last as long as the document', () => {
  const storage = jest.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('', 'SecurityError')
  })
  const scroll = createScrollMemory()
  scrolledTo(120)
  scroll.save()
  expect(scroll.recall()).toBe(120)
  storage.mockRestore()
})

test('only the last fifty entries are remembered', () => {
  const scroll = createScrollMemory()
  const states = Array.from({ length: 51 }, newEntryState)
  for (const [index, state] of states.entries()) {
    window.history.replaceState(state, '', '/trang')
    scrolledTo(index)
    scroll.save()
  }
  const reloaded = createScrollMemory()
  window.history.replaceState(states[0], '', '/trang')
  expect(reloaded.recall()).toBeNull()
  window.history.replaceState(states[1], '', '/trang')
  expect(reloaded.recall()).toBe(1)
})
