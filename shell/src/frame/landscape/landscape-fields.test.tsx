import { afterEach, beforeEach, expect, test } from '@jest/globals'
import { followFields } from './landscape-fields'

const FIELDS = `<form>
  <label><input type="text" id="text"></label><input type="number" id="number"><input type="search" id="search"><input type="password" id="password">
  <textarea id="area"></textarea><input type="tel" id="tel">
  <input type="checkbox" id="tick"><input type="radio" id="one"><select id="choice"><option>1</option></select><button id="send">Gửi</button>
</form>`

let scrolled: string[] = []
let end = (): void => {}
const { innerHeight } = window

beforeEach(() => {
  scrolled = []
  document.body.innerHTML = FIELDS
  Element.prototype.scrollIntoView = function bringUp() {
    scrolled.push(this.id || this.tagName)
  }
  end = followFields()
})
afterEach(() => {
  end()
  window.innerHeight = innerHeight
})

const isLow = () => document.documentElement.hasAttribute('data-low-typing')
const focus = (id: string) => document.getElementById(id)?.focus()

test.each(['number', 'search', 'password', 'area', 'tel'])('%s comes to the top in a window of 375 px', (id) => {
  window.innerHeight = 375
  focus(id)
  expect([scrolled, isLow()]).toEqual([[id], true])
  // The keyboard has opened.
  window.dispatchEvent(new Event('resize'))
  expect(scrolled).toEqual([id, id])
})

test('a field within its label brings the label along', () => {
  window.innerHeight = 375
  focus('text')
  expect(scrolled).toEqual(['LABEL'])
})

test('at 376 px nothing moves', () => {
  window.innerHeight = 376
  focus('search')
  expect([scrolled, isLow()]).toEqual([[], false])
})

test.each(['tick', 'one', 'choice', 'send'])('%s opens no keyboard', (id) => {
  window.innerHeight = 375
  focus(id)
  expect([scrolled, isLow()]).toEqual([[], false])
})

test('what lies over the page comes back when the field is left', () => {
  window.innerHeight = 375
  focus('area')
  focus('send')
  expect(isLow()).toBe(false)
  window.dispatchEvent(new Event('resize'))
  expect(scrolled).toEqual(['area'])
})
