import { expect, type Locator, type Page } from '@playwright/test'
import { expectAccessible } from './accessible'

const LAPTOP = { width: 1280, height: 720 }

/** Looks at the page, which stays the same document, in the window of a laptop; then it is as wide as before. */
export async function onWideWindow(page: Page, look: () => Promise<void>): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(LAPTOP)
  await look()
  if (before !== null) await page.setViewportSize(before)
}

/**
 * What a page on a phone shows holds in the window of a laptop too: nothing is wider than the window, each of these controls
 * can be pressed, and no rule of accessibility is broken.
 */
export async function expectFitsWideWindow(page: Page, ...controls: readonly Locator[]): Promise<void> {
  await onWideWindow(page, async () => {
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    // Nothing is over it, it stands still and it is not disabled.
    for (const control of controls) await control.click({ trial: true })
    await expectAccessible(page)
  })
}
