import type { Page } from '@playwright/test'
import { paths } from 'shared-contracts/paths'
import { untilAlive } from '../support/navigate'
import { signIn } from '../support/sign-in'
import { expect, test } from '../support/test'

/* The smallest phone that is supported: what it shows first, and what lies over it. */
test.use({ viewport: { width: 360, height: 740 }, contextOptions: { reducedMotion: 'reduce' } })

const MOTHER = 'mebau@example.vn'
const HEADING_BY_PX = 240

/** Of each kind of layout one; the heading of every kind of page is measured in visitor/page-kinds.spec.ts. */
const PAGES: Readonly<Record<string, string>> = {
  'menu bank': paths.menuBank,
  "child's health": paths.babyHealth,
  needs: paths.nutritionNeeds,
  notebook: paths.notebook,
  classes: paths.classes,
  register: paths.register,
  search: `${paths.search}?keyword=canh`,
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilAlive(page)
  await expect(page.locator('main h1').first()).toBeVisible()
}

for (const [name, path] of Object.entries(PAGES)) {
  test(`the heading begins in the upper third: ${name}`, async ({ page }) => {
    await open(page, path)
    const box = await page.locator('main h1').first().boundingBox()
    expect(box?.y).toBeLessThanOrEqual(HEADING_BY_PX)
    await expect(page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link')).toHaveCount(6)
    for (const shortcut of await page.getByRole('navigation', { name: 'Lối tắt' }).getByRole('link').all())
      await expect(shortcut).toBeInViewport({ ratio: 1 })
    await expect(page.getByRole('link', { name: 'MỚI NHẤT' })).toBeInViewport({ ratio: 1 })
  })
}

/** What the page is for begins with this. */
const ACTIONS: readonly (readonly [name: string, path: string, account: string | null, action: string])[] = [
  ['menu bank', paths.menuBank, null, 'main nav a, main select'],
  ["mother's health", paths.motherHealth, null, 'main form :is(input, select, button), main [role="group"] button'],
  ["mother's health, logged in", paths.motherHealth, MOTHER, 'main form :is(input, select, button)'],
  ["child's health", paths.babyHealth, null, 'main form :is(input, select, button)'],
  ["child's health, logged in", paths.babyHealth, MOTHER, 'main [role="group"] button'],
  ['self-check', paths.nutritionCheck, null, 'main select, main form :is(input, button)'],
  ['needs', paths.nutritionNeeds, null, 'main select, main form :is(input, button)'],
  ['list', paths.cart, null, 'main a[href^="/dang-nhap"]'],
  ['list, logged in', paths.cart, MOTHER, 'main :is(button, input, select)'],
  ['classes', paths.classes, null, 'main nav a, main article a'],
]

for (const [name, path, account, action] of ACTIONS) {
  test(`the first thing to do is on the first screen: ${name}`, async ({ page }) => {
    if (account) await signIn(page, account)
    await open(page, path)
    await expect(page.locator(action).first()).toBeVisible()
    await expect
      .poll(async () => {
        const box = await page.locator(action).first().boundingBox()
        return (box?.y ?? 9_999) + (box?.height ?? 0)
      })
      .toBeLessThanOrEqual(740)
  })
}

/** Over the ends of which lines and the middle of which controls something lies that is not the page's own. */
function coveredByOverlays(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const found: string[] = []
    const foreign = (x: number, y: number): boolean =>
      y > 0 && y < window.innerHeight && document.elementFromPoint(x, y)?.closest('[data-overlay]') != null
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.textContent?.trim() || node.parentElement?.closest('[data-overlay], script, style')) continue
      // What is folded away still has boxes
      if (!node.parentElement?.checkVisibility()) continue
      range.selectNodeContents(node)
      // Of words that are cut after some lines the rest has boxes too
      const isCut = getComputedStyle(node.parentElement).overflowY !== 'visible'
      const end = isCut ? node.parentElement.getBoundingClientRect().bottom : Number.POSITIVE_INFINITY
      for (const { left, right, top, bottom, width } of range.getClientRects())
        if (width > 2 && (top + bottom) / 2 < end && [left + 1, right - 1].some((x) => foreign(x, (top + bottom) / 2)))
          found.push(`the line “${node.textContent.trim().slice(0, 40)}”`)
    }
    for (const control of document.querySelectorAll('a[href], button, input, select, textarea, summary')) {
      if (control.closest('[data-overlay]')) continue
      const { left, top, width, height } = control.getBoundingClientRect()
      if (width > 2 && foreign(left + width / 2, top + height / 2))
        found.push(`${control.tagName} “${control.textContent?.trim().slice(0, 40)}”`)
    }
    return found
  })
}

for (const [name, path] of Object.entries({ home: paths.home, ...PAGES })) {
  test(`what lies over the page covers no control and no end of a line: ${name}`, async ({ page }) => {
    await open(page, path)
    await expect(page.locator('html[style*="scroll-padding"]')).toBeAttached()
    for (const share of [0, 0.5, 1]) {
      await page.evaluate(
        (to) =>
          window.scrollTo({ top: to * (document.documentElement.scrollHeight - innerHeight), behavior: 'instant' }),
        share,
      )
      // It goes to its place once the page has come to rest
      await expect.poll(() => coveredByOverlays(page), { timeout: 10_000 }).toEqual([])
    }
  })
}
