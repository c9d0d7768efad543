import type { BrowserContext, Locator, Page } from '@playwright/test'

/** The popup or poll over the page. */
export const prompt = (page: Page): Locator => page.locator('dialog[data-prompt]')

/** The visitor has been here before, so that popups and polls may open on her first page too. */
export async function mayBePrompted(context: BrowserContext, baseURL: string | undefined): Promise<void> {
  await context.addCookies([{ name: 'visited', value: '1', url: baseURL ?? 'http://localhost:8080' }])
}

/** The next page begins another visit, as after a long pause: the document remembers its visit as well as the storage does. */
export async function forgetVisit(page: Page): Promise<void> {
  await page.evaluate(() => {
    sessionStorage.setItem('visit', JSON.stringify({ lastSeen: 0, turnTaken: true, firstPath: null }))
  })
}

/** From here on time passes only by `page.clock.runFor`. Needs `page.clock.install` before. */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/** This visit has had its popup and poll: no more open, whatever the content has. */
export async function withoutPrompts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const visit = { lastSeen: Number.MAX_SAFE_INTEGER, turnTaken: true, firstPath: null }
    sessionStorage.setItem('visit', JSON.stringify(visit))
  })
}
