import type { Page } from '@playwright/test'
import { expectFrame, followLink, untilAlive } from '../support/navigate'
import { neighbourOf, type SectionPage, sectionPages } from '../support/sections'
import { leavingPage } from '../support/site/faults'
import { expect, test } from '../support/test'

/*
 * What a section leaves behind, of each kind, in a released file's place; each alone runs in jsdom
 * (shell/src/composition/leavings/watch-leavings.test.tsx).
 */

/** From its page on all others are dead: events, their text, scrolling, and what lies over them. */
const ORDINARY = `
  const own = location.pathname
  const isElsewhere = () => location.pathname !== own
  const stop = (event) => { if (isElsewhere()) event.stopImmediatePropagation() }
  for (const type of ['click', 'keydown', 'pointerdown', 'beforeinput', 'input', 'submit']) window.addEventListener(type, stop, true)
  setInterval(() => { if (isElsewhere()) document.querySelector('main').replaceChildren() }, 20)
  document.documentElement.classList.add('left-behind')
  document.body.style.overflow = 'hidden'
  const overlay = document.createElement('div')
  overlay.id = 'left-overlay'
  overlay.style.cssText = 'position: fixed; inset: 0; z-index: 99999'
  document.body.append(overlay)
  new MutationObserver(() => { if (isElsewhere()) document.querySelector('h1')?.remove() }).observe(document, { childList: true, subtree: true })`
const KINDS = ['class', 'element', 'interval', 'listener', 'observer', 'style']

const DAMAGES = {
  main: `setTimeout(() => document.querySelector('main').remove(), 0)`,
  history: 'history.pushState = () => {}',
  prototype: 'Array.prototype.flatMap = () => []',
}

const heading = (page: Page, { unit }: SectionPage) => page.locator(`#outlet [data-unit="${unit}"] h1`)

/** Runs in the page: keeps what is reported where the next document finds it. */
function keepReports(): void {
  const { sendBeacon } = navigator
  class Kept extends Blob {
    readonly parts: string
    constructor(parts: BlobPart[] = [], options: BlobPropertyBag = {}) {
      super(parts, options)
      this.parts = parts.join('')
    }
  }
  window.Blob = Kept
  navigator.sendBeacon = (address, body) => {
    if (body instanceof Kept) sessionStorage.reports = `${sessionStorage.reports ?? ''}${body.parts}\n`
    return sendBeacon.call(navigator, address, body)
  }
}

/** Kinds that were told of the unit so far, in alphabetical order. */
async function toldOf(page: Page, unit: string): Promise<readonly string[]> {
  const text = await page.evaluate<string>(() => sessionStorage.reports ?? '')
  const reports: { type: string; body: { unit: string; kind: string } }[] = text
    .split('\n')
    .flatMap((line) => JSON.parse(line || '[]'))
  return reports.flatMap(({ type, body }) => (type === 'left' && body.unit === unit ? body.kind : [])).sort()
}

const markDocument = (page: Page) => page.evaluate(() => document.documentElement.setAttribute('data-first', ''))
const isFirstDocument = (page: Page) => page.evaluate(() => document.documentElement.hasAttribute('data-first'))

/** A dialog, a link and the back button answer. */
async function expectAlive(page: Page, section: SectionPage): Promise<void> {
  const { pathname } = new URL(page.url())
  await page.getByRole('button', { name: 'Mở menu' }).click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await page.getByRole('banner').getByRole('link').first().click()
  await page.waitForURL((url) => url.pathname === '/')
  await page.goBack()
  await page.waitForURL((url) => url.pathname === pathname)
  await expect(heading(page, section)).toBeVisible()
}

async function expectField(page: Page): Promise<void> {
  const field = page.getByRole('main').getByRole('textbox').first()
  await field.pressSequentially('me@example.vn')
  await expect(field).toHaveValue('me@example.vn')
}

for (const section of [sectionPages[0], sectionPages[1]]) {
  test(`what a page of ${section.unit} leaves on the page goes with it: its neighbours are alive`, async ({ page }) => {
    await page.addInitScript(keepReports)
    await leavingPage(page, section.unit, section.routeId, ORDINARY)
    await page.goto(neighbourOf(section).path)
    await untilAlive(page)
    await markDocument(page)
    await followLink(page, section.path)
    await expect(heading(page, section)).toHaveText('Trang để lại')
    await expect(page.locator('#left-overlay')).toBeAttached()
    for (const neighbour of sectionPages) {
      if (neighbour.unit === section.unit) continue
      await followLink(page, neighbour.path)
      await expect(heading(page, neighbour)).toBeVisible()
      if (neighbour.unit === 'account') await expectField(page)
    }
    const last = sectionPages[sectionPages.length - 1]
    if (last) await expectAlive(page, last)
    await expectFrame(page)
    expect(await isFirstDocument(page)).toBe(true)
    await expect(page.locator('html')).not.toHaveClass(/left-behind/)
    await expect(page.locator('body')).not.toHaveCSS('overflow', 'hidden')
    await expect(page.locator('#left-overlay')).toHaveCount(0)
    expect(await toldOf(page, section.unit)).toEqual(KINDS)
  })
}

test('what a page does to all others is told, and ends with the next document', async ({ page }) => {
  const [section] = sectionPages
  const neighbour = neighbourOf(section)
  const acts = Object.entries(DAMAGES).map(([kind, act]) => `if (sessionStorage.damage === '${kind}') { ${act} }`)
  await page.addInitScript(keepReports)
  await leavingPage(page, section.unit, section.routeId, acts.join('\n'))
  await page.goto(neighbour.path)
  const told: string[] = []
  for (const kind of Object.keys(DAMAGES)) {
    await untilAlive(page)
    await markDocument(page)
    await page.evaluate((name) => {
      sessionStorage.damage = name
    }, kind)
    await followLink(page, section.path)
    await expect(page).toHaveTitle(/Trang để lại/)
    await followLink(page, neighbour.path)
    await expect(heading(page, neighbour)).toBeVisible()
    await expectFrame(page)
    expect(await isFirstDocument(page), kind).toBe(false)
    told.push(kind)
    expect(await toldOf(page, section.unit)).toEqual(told.toSorted())
  }
})
