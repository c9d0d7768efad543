import { afterEach, expect, jest, test } from '@jest/globals'
import { JSDOM } from 'jsdom'
import { keepWindow } from './kept-window'

const ADDRESS = 'https://example.vn/'
let dom: JSDOM
const open = () => {
  dom = new JSDOM('<!DOCTYPE html>', { url: ADDRESS, pretendToBeVisual: true })
  return { window: dom.window, document: dom.window.document, putBack: keepWindow(dom) }
}
afterEach(() => dom.window.close())

test('the page, its address, cookies and storage are those of a new window', () => {
  const { window, document, putBack } = open()
  document.documentElement.lang = 'vi'
  document.head.innerHTML = '<title>Cháo</title><style>p {}</style>'
  document.body.innerHTML = '<p>Cháo</p>'
  document.body.className = 'wide'
  document.cookie = 'session=1'
  window.localStorage.setItem('a', '1')
  window.sessionStorage.setItem('b', '1')
  window.history.pushState({ at: 1 }, '', '/tin-moi?trang=2#a')
  putBack()
  expect(dom.serialize()).toBe('<!DOCTYPE html><html><head></head><body></body></html>')
  expect(document.cookie).toBe('')
  expect([window.localStorage.length, window.sessionStorage.length]).toEqual([0, 0])
  expect([window.location.href, window.history.state]).toEqual([ADDRESS, null])
})

test('listeners of the window and of the document are gone', () => {
  const { window, document, putBack } = open()
  const heard = jest.fn()
  window.addEventListener('online', heard)
  document.addEventListener('visibilitychange', heard, { capture: true })
  document.documentElement.addEventListener('click', heard)
  putBack()
  window.dispatchEvent(new window.Event('online'))
  document.dispatchEvent(new window.Event('visibilitychange'))
  document.documentElement.dispatchEvent(new window.Event('click'))
  expect(heard).not.toHaveBeenCalled()
  window.addEventListener('online', heard)
  window.dispatchEvent(new window.Event('online'))
  expect(heard).toHaveBeenCalledTimes(1)
})

test('so are those whose file keeps the window from removing them', () => {
  const { window, putBack } = open()
  const heard = jest.fn()
  window.addEventListener('popstate', heard)
  window.removeEventListener = () => undefined
  putBack()
  window.dispatchEvent(new window.Event('popstate'))
  expect(heard).not.toHaveBeenCalled()
})

test('timers and frames that wait are ended', async () => {
  const { window, putBack } = open()
  const ran = jest.fn()
  window.setTimeout(ran, 0)
  window.setInterval(ran, 1)
  window.requestAnimationFrame(ran)
  putBack()
  await new Promise((resolve) => setTimeout(resolve, 50))
  expect(ran).not.toHaveBeenCalled()
})
