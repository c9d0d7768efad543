import { type BrowserContext, expect, type Page } from '@playwright/test'

declare global {
  interface Window {
    /** What notices said on this page since it was loaded. */
    toldByNotices?: string[]
  }
}

/** Records every notice of the pages opened from now on: most leave after two seconds, in which a busy machine may not look. */
export async function recordNotices(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const told: string[] = []
    window.toldByNotices = told
    new MutationObserver(() => {
      for (const status of document.querySelectorAll('[role="status"]')) {
        const text = status.textContent ?? ''
        if (text !== '' && !told.includes(text)) told.push(text)
      }
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/** A notice with these words was shown since the page was loaded; needs `recordNotices`. */
export async function expectTold(page: Page, words: string | RegExp): Promise<void> {
  const matching = typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words)
  await expect.poll(() => page.evaluate(() => window.toldByNotices ?? [])).toContainEqual(matching)
}

/** Forgets what notices said until now; what one still says counts anew once it changes. */
export async function forgetNotices(page: Page): Promise<void> {
  await page.evaluate(() => window.toldByNotices?.splice(0))
}
