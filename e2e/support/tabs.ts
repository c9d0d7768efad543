import { expect, type Page } from '@playwright/test'
import { untilAlive } from './navigate'

/** A second tab of the same browser, with this page. */
export async function openTab(page: Page, path: string): Promise<Page> {
  const tab = await page.context().newPage()
  await tab.goto(path)
  await untilAlive(tab)
  await markDocument(tab)
  return tab
}

/** What a browser tells a page whose tab is chosen. */
export async function bringToFront(page: Page): Promise<void> {
  await page.bringToFront()
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
}

/** The document on screen is known again by `expectSameDocument`. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-same-document', ''))
}

/** Nothing was loaded anew since `markDocument`. */
export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-same-document]')).toBeAttached()
}
