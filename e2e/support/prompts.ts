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

/** This visit has had its popup and poll: no more open, whatever the content has. */
export async function withoutPrompts(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const visit = { lastSeen: Number.MAX_SAFE_INTEGER, turnTaken: true, firstPath: null }
    sessionStorage.setItem('visit', JSON.stringify(visit))
  })
}
