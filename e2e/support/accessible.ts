import { expect, type Page, test } from '@playwright/test'
import { isDue } from 'shared-contracts/testing'
import { brokenRules } from './page-checks/axe'

/** Contrast is two thirds of a look's cost: what a test comes to on its way is looked at for it in one run of so many. */
const CONTRAST_EVERY = 3

/**
 * No rule of accessibility is broken by the page, or by the part of it that `within` selects; where one is, it says by what.
 * From then on the page has less motion: half faded in, a text has half its contrast.
 */
export async function expectAccessible(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const contrast = isDue(test.info().title, CONTRAST_EVERY)
  expect(await brokenRules(page, { within, contrast })).toEqual([])
}

/** What the page is about breaks no rule of accessibility, and nothing is wider than the window. */
export async function expectAccessibleMain(page: Page): Promise<void> {
  await expectAccessible(page, 'main')
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
