import type { Page } from '@playwright/test'
import { expect } from '../test'

/** What a page is for begins with the first of these, by the name of its kind. */
const FIRST_ACTIONS: Readonly<Record<string, string>> = {
  'menu-bank': 'main nav a, main select',
  'mother-health': 'main form :is(input, select, button), main [role="group"] button',
  'mother-history': 'main form :is(input, select, button)',
  'baby-health': 'main form :is(input, select, button)',
  'baby-history': 'main [role="group"] button',
  'diet-check': 'main select, main form :is(input, button)',
  needs: 'main select, main form :is(input, button)',
  'list-logged-out': 'main a[href^="/dang-nhap"]',
  list: 'main :is(button, input, select)',
  classes: 'main nav a, main article a',
}

/** What the first screen of a phone lacks: shortcuts wholly in sight, and the first thing to do where the page is for one. */
export async function firstScreenFaults(page: Page, kind: string): Promise<readonly string[]> {
  const action = FIRST_ACTIONS[kind]
  const faults = [...(await page.evaluate(hiddenShortcuts))]
  if (action !== undefined) faults.push(...(await missingAction(page, action)))
  return faults
}

/** A form may stand only once its visitor's data has arrived. */
async function missingAction(page: Page, action: string): Promise<readonly string[]> {
  let missing: readonly string[] = []
  const look = async () => {
    missing = await page.evaluate(belowFirstScreen, action)
    return missing.length
  }
  await expect
    .poll(look, { timeout: 10_000 })
    .toBe(0)
    .catch(() => {})
  return missing
}

/** Run in the page, so it names nothing outside of itself: which of the shortcuts, the newest articles among them, are cut off. */
async function hiddenShortcuts(): Promise<readonly string[]> {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('nav[aria-label="Lối tắt"] a')]
  const newest = [...document.querySelectorAll<HTMLAnchorElement>('a')].filter(
    (link) => link.textContent?.trim() === 'MỚI NHẤT' && link.checkVisibility(),
  )
  const entries = await new Promise<readonly IntersectionObserverEntry[]>((resolve) => {
    const observer = new IntersectionObserver(resolve)
    for (const link of [...links, ...newest]) observer.observe(link)
  })
  const cut = entries.filter(({ intersectionRatio }) => intersectionRatio < 1).map(({ target }) => target.textContent)
  // The home page has the newest in itself
  const isWhole = links.length === 6 && (newest.length === 1 || location.pathname === '/')
  return [
    ...cut.map((text) => `${text} is cut off`),
    ...(isWhole ? [] : [`${links.length} shortcuts, ${newest.length} to the newest`]),
  ]
}

/** Run in the page: that the first such control is not on the first screen. */
function belowFirstScreen(action: string): readonly string[] {
  const first = document.querySelector(action)
  if (!first?.checkVisibility()) return [`no ${action} to be seen`]
  const end = Math.round(first.getBoundingClientRect().bottom + scrollY)
  return end <= window.innerHeight ? [] : [`${action} ends at ${end}`]
}
