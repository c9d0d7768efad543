import type { Page } from '@playwright/test'
import { addressOfKind } from '../../deploy/screens/open-page'
import { type PageKind, pageKinds, type Visitor } from '../../deploy/screens/page-kinds'
import { enterAs } from '../../deploy/screens/visitors'
import { followLink, untilAlive } from './navigate'
import { withoutPrompts } from './prompts'

export { type PageKind, pageKinds }

const site = () => process.env.SITE_URL ?? 'http://localhost:8080'
/** One session each for all tests of a worker. */
const tokens = new Map<Visitor, Promise<string>>()

function tokenOf(visitor: Visitor): Promise<string> {
  const token = tokens.get(visitor) ?? enterAs(site(), visitor)
  tokens.set(visitor, token)
  return token
}

/**
 * Opens a page of this kind as whom it is meant for, and waits until it is alive, what it fetches has arrived and what keeps
 * clear of its controls is at work. Nothing is fetched for pages that may come next.
 */
export async function openKind(page: Page, kind: PageKind): Promise<void> {
  const context = page.context()
  await withoutPrompts(context)
  if (kind.as !== null) await context.addCookies([{ name: 'token', value: await tokenOf(kind.as), url: site() }])
  const address = await addressOfKind(site(), kind)
  await page.goto(site() + (address ?? kind.path))
  await untilAlive(page)
  if (address === null) {
    const link = await page.locator(`main a[href^="${kind.firstLink}"]`).first().getAttribute('href')
    await followLink(page, link ?? '')
  }
  await page.locator('main h1').first().waitFor()
  await page.waitForLoadState('networkidle')
  await page.locator('html[style*="scroll-padding"]').waitFor({ state: 'attached' })
}
