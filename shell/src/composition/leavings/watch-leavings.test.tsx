import { afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import type { Registry } from 'shared-frame/remotes'
import { codeOfSection, moduleOfSection } from '../../testing/code-of-section'
import { entryOfPage, registryEntry } from '../../testing/registry-entry'
import { createViews, type View } from '../view'
import { type LeavingsWatch, watchLeavings } from './watch-leavings'

const registry: Registry = {
  revision: '1',
  units: [registryEntry('shell'), entryOfPage('menus', '/thuc-don'), entryOfPage('health', '/suc-khoe')],
}
const HOME: View = {
  path: '/',
  search: '',
  unit: 'shell',
  routeId: null,
  pageName: null,
  visibility: null,
  head: null,
  status: 200,
  state: 'shown',
}
const tell = jest.fn<(unit: string, kind: string, name?: string) => void>()
const reload = jest.fn()
let leavings: LeavingsWatch

const turn = () => Promise.resolve()
const pass = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** As single-spa moves: the address, the unmount of what was there, the mounts. */
function goTo(path: string): void {
  window.history.replaceState(null, '', path)
  window.dispatchEvent(new Event('single-spa:before-mount-routing-event'))
  window.dispatchEvent(new Event('single-spa:routing-event'))
}
/** What the section of the present page does, then the way to the next page, and back. */
async function leave(code: string, given: Readonly<Record<string, unknown>> = {}): Promise<void> {
  goTo('/thuc-don')
  codeOfSection('menus', code, given)
  await turn()
  goTo('/suc-khoe')
}

beforeAll(async () => {
  document.body.innerHTML = '<div class="app"><main></main></div>'
  window.history.replaceState(null, '', '/suc-khoe')
  const views = createViews(registry, HOME, new Set())
  leavings = watchLeavings({ registry, views, tell, reload })
  leavings.begin()
})
afterEach(() => {
  goTo('/suc-khoe')
  document.body.removeAttribute('style')
  tell.mockReset()
  reload.mockReset()
})

test('what was done before anybody could take it back is taken back', async () => {
  goTo('/thuc-don')
  const heard = jest.fn()
  codeOfSection('menus', `document.addEventListener('click', heard, true); document.body.classList.add('dark')`, {
    heard,
  })
  await turn()
  // Who takes it back comes with the way to the next page
  expect(await leavings.isDamaged()).toBe(false)
  goTo('/suc-khoe')
  document.body.click()
  expect(heard).not.toHaveBeenCalled()
  expect(document.body.className).toBe('')
  expect(new Set(tell.mock.calls.map(([unit, kind]) => `${unit} ${kind}`))).toEqual(
    new Set(['menus listener', 'menus class']),
  )
})

test.each(['window', 'document', 'document.documentElement', 'document.body'])(
  'a listener that stops all events at %s ends with its page',
  async (target) => {
    const heard = jest.fn()
    const stop = '(event) => { event.stopImmediatePropagation(); heard() }'
    await leave(`${target}.addEventListener('click', ${stop}, true)`, { heard })
    const neighbour = jest.fn()
    document.addEventListener('click', neighbour)
    document.querySelector('main')?.click()
    document.removeEventListener('click', neighbour)
    expect([heard, neighbour].map(({ mock }) => mock.calls.length)).toEqual([0, 1])
    expect(tell.mock.calls).toEqual([['menus', 'listener']])
  },
)

test.each<[string, string]>([
  [
    'a listener removed',
    `const act = () => {}; addEventListener('click', act, true); removeEventListener('click', act, { capture: true })`,
  ],
  ['a listener for one event', `addEventListener('click', () => {}, { once: true })`],
  [
    'a listener of a signal that was sent',
    `const end = new AbortController(); addEventListener('x', () => {}, end); end.abort()`,
  ],
  ['an interval cleared', 'clearInterval(setInterval(() => {}, 1))'],
  [
    'an observer disconnected',
    'const seen = new MutationObserver(() => {}); seen.observe(document, { childList: true }); seen.disconnect()',
  ],
  [
    'a class taken away',
    `document.body.classList.add('dark'); setTimeout(() => document.body.classList.remove('dark'), 0)`,
  ],
  [
    'a part of the page taken away',
    `const part = document.createElement('div'); document.body.append(part); part.remove()`,
  ],
  ['a fact for styles', `document.documentElement.dataset.textSize = 'large'`],
])('%s by the section itself is nothing that it left', async (_, code) => {
  goTo('/thuc-don')
  codeOfSection('menus', code)
  await pass(5)
  goTo('/suc-khoe')
  expect(tell).not.toHaveBeenCalled()
  expect(await leavings.isDamaged()).toBe(false)
  delete document.documentElement.dataset.textSize
})

test('an interval ends with its page', async () => {
  const tick = jest.fn()
  await leave('setInterval(tick, 1)', { tick })
  await pass(10)
  expect(tick).not.toHaveBeenCalled()
  expect(tell.mock.calls).toEqual([['menus', 'interval']])
})

test('an observer of the page ends with its page', async () => {
  const seen = jest.fn()
  await leave('new MutationObserver(seen).observe(document.body, { childList: true, subtree: true })', { seen })
  document.querySelector('main')?.append('Chữ')
  await turn()
  expect(seen).not.toHaveBeenCalled()
  expect(tell.mock.calls).toEqual([['menus', 'observer']])
})

test('classes, styles, attributes and children of html and body are as they were', async () => {
  document.body.style.marginTop = '4px'
  // An empty attribute says what none does
  const html = () => document.documentElement.outerHTML.replaceAll(/ (class|style)=""/g, '')
  const before = html()
  await leave(`
    const { body, documentElement } = document
    documentElement.classList.add('modal-open')
    documentElement.className += ' dark'
    documentElement.style.overflow = 'hidden'
    documentElement.setAttribute('dir', 'rtl')
    body.style.cssText = 'margin-top: 9px; overflow: hidden'
    body.setAttribute('inert', '')
    body.appendChild(document.createElement('div')).className = 'overlay'
    body.insertAdjacentHTML('afterbegin', '<p>Mua ngay</p>')
    documentElement.append(document.createElement('aside'))
  `)
  expect(html()).toBe(before)
  expect(new Set(tell.mock.calls.map(([unit, kind]) => `${unit} ${kind}`))).toEqual(
    new Set(['menus class', 'menus style', 'menus attribute', 'menus element']),
  )
})

test('what the shell and others do meanwhile stays', async () => {
  goTo('/thuc-don')
  codeOfSection('menus', `document.body.classList.add('of-section')`)
  await turn()
  const heard = jest.fn()
  document.addEventListener('click', heard, true)
  document.body.classList.add('translated-ltr')
  document.body.style.paddingRight = '15px'
  const extension = document.createElement('div')
  document.body.append(extension)
  goTo('/suc-khoe')
  document.body.click()
  document.removeEventListener('click', heard, true)
  expect(heard).toHaveBeenCalledTimes(1)
  expect(document.body.className).toBe('translated-ltr')
  expect(document.body.style.paddingRight).toBe('15px')
  expect(extension.isConnected).toBe(true)
  extension.remove()
})

test('what modules do as they are evaluated rests while the section is gone, and is there again with it', async () => {
  const [heard, tick] = [jest.fn(), jest.fn()]
  goTo('/thuc-don')
  moduleOfSection(
    'menus',
    `addEventListener('click', heard); const id = setInterval(tick, 1); addEventListener('stop', () => clearInterval(id));
    document.body.append(Object.assign(document.createElement('div'), { className: 'portals' }))`,
    { heard, tick },
  )
  await turn()
  goTo('/suc-khoe')
  document.body.click()
  await pass(5)
  expect([heard, tick].map(({ mock }) => mock.calls.length)).toEqual([0, 0])
  expect(document.querySelector('.portals')).toBeNull()
  expect(tell).not.toHaveBeenCalled()
  for (const round of [1, 2]) {
    goTo('/thuc-don')
    document.body.click()
    expect(heard).toHaveBeenCalledTimes(round)
    expect(document.querySelectorAll('.portals')).toHaveLength(1)
    await pass(5)
    expect(tick).toHaveBeenCalled()
    goTo('/suc-khoe')
  }
  goTo('/thuc-don')
  window.dispatchEvent(new Event('stop'))
  tick.mockReset()
  await pass(5)
  expect(tick).not.toHaveBeenCalled()
})

test('a section whose widget is on the page is there', async () => {
  document.querySelector('main')?.insertAdjacentHTML('beforeend', '<div data-widget="menus/home-menus"></div>')
  const heard = jest.fn()
  await leave(`document.addEventListener('click', heard)`, { heard })
  document.body.click()
  expect(heard).toHaveBeenCalledTimes(1)
  document.querySelector('[data-widget]')?.remove()
  goTo('/suc-khoe')
  document.body.click()
  expect(heard).toHaveBeenCalledTimes(1)
  expect(tell.mock.calls).toEqual([['menus', 'listener']])
})

test('a section whose mount failed is gone', async () => {
  goTo('/thuc-don')
  const tick = jest.fn()
  codeOfSection('menus', 'setInterval(tick, 1)', { tick })
  leavings.end('menus')
  await turn()
  await pass(5)
  expect(tick).not.toHaveBeenCalled()
  expect(tell.mock.calls).toEqual([['menus', 'interval']])
})

test('a global that is new is told by name, and the page goes on', async () => {
  await leave('window.tienIch = {}; window.__ofLibrary = 1; window.webpackChunkmenus = []; window.menus = {}')
  expect(tell.mock.calls).toEqual([['menus', 'global', 'tienIch']])
  expect(reload).not.toHaveBeenCalled()
})

const { remove } = Element.prototype
const { fetch } = window
const damages: readonly (readonly [kind: string, name: string, code: string, mend: () => void])[] = [
  ['history', 'pushState', 'history.pushState = () => {}', () => Reflect.deleteProperty(history, 'pushState')],
  ['prototype', 'last', 'Array.prototype.last = () => {}', () => Reflect.deleteProperty(Array.prototype, 'last')],
  ['prototype', 'remove', 'Element.prototype.remove = () => {}', () => Object.assign(Element.prototype, { remove })],
  ['global', 'fetch', 'window.fetch = () => {}', () => Object.assign(window, { fetch })],
  ['main', '', `document.querySelector('main').remove()`, () => {}],
  ['main', '', `const main = document.querySelector('main'); main.replaceWith(main.cloneNode(true))`, () => {}],
]
test.each(damages)('damage to %s (%s) is told, and ends with a new document', async (kind, name, code, mend) => {
  goTo('/thuc-don')
  const main = document.querySelector('main')
  codeOfSection('menus', code)
  expect(await leavings.isDamaged()).toBe(true)
  expect(tell.mock.calls).toEqual([['menus', kind, ...(name ? [name] : [])]])
  goTo('/suc-khoe')
  expect(reload).toHaveBeenCalledTimes(1)
  mend()
  if (main) document.querySelector('.app')?.replaceChildren(main)
})
