import type { Page } from 'playwright-core'
import type { PageKind } from './page-kinds'

/** The address of a page of this kind; null where only somebody logged in finds the link that leads there. */
export async function addressOfKind(site: string, { path, firstLink }: PageKind): Promise<string | null> {
  if (firstLink === undefined) return path
  const document = await (await fetch(site + path)).text()
  for (const [, href = ''] of document.matchAll(/<a [^>]*?href="([^"]+)"/g)) {
    if (href.startsWith(firstLink) && /^\d/.test(href.slice(firstLink.length))) return href
  }
  return null
}

/** Opens it and waits until it is alive, its heading is there and what it fetches has arrived. */
export async function openPageKind(page: Page, site: string, kind: PageKind): Promise<void> {
  const address = await addressOfKind(site, kind)
  await page.goto(site + (address ?? kind.path))
  if (address === null) {
    const link = await page.locator(`main a[href^="${kind.firstLink}"]`).first().getAttribute('href')
    await page.goto(site + link)
  }
  await page.locator('html[data-alive]').waitFor({ state: 'attached' })
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
}
