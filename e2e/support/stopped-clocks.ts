import type { BrowserContext, Page } from '@playwright/test'

const stopped = new WeakSet<Page>()

/** From here on time passes only by `page.clock.runFor`. Needs `page.clock.install` before. */
export async function stopClock(page: Page): Promise<void> {
  stopped.add(page)
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
}

/**
 * Lets time pass again at the end of a test. Playwright does so itself when it empties a context, but leaves a script in it that
 * fails in each page of the tests that follow there ("Cannot read properties of undefined (reading 'controller')").
 */
export async function releaseClocks(context: BrowserContext): Promise<void> {
  for (const page of context.pages()) if (stopped.delete(page)) await page.clock.resume()
}
