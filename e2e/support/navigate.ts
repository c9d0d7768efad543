import { expect, type Page } from '@playwright/test'

/** Follows a link to `path` as a visitor would, without loading a new document. */
export async function followLink(page: Page, path: string): Promise<void> {
  await page.evaluate((href) => {
    const link = document.createElement('a')
    link.href = href
    document.body.append(link)
    link.click()
    link.remove()
  }, path)
  await page.waitForURL((url) => decodeURIComponent(url.pathname) === path)
}

/** Resolves once the shell is alive: before that, clicks load documents. */
export async function untilAlive(page: Page): Promise<void> {
  await expect(page.locator('html[data-alive]')).toBeAttached()
}

/** The frame round the sections is there and works. */
export async function expectFrame(page: Page): Promise<void> {
  await expect(page.getByRole('banner')).toBeVisible()
  await expect(page.getByRole('contentinfo')).toBeAttached()
}
