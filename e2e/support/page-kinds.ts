import type { Page } from '@playwright/test'
import { openPageKind } from '../../deploy/screens/open-page'
import { type PageKind, pageKinds, type Visitor } from '../../deploy/screens/page-kinds'
import { enterAs } from '../../deploy/screens/visitors'
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

/** Opens a page of this kind as whom it is meant for, and waits until it stands. */
export async function openKind(page: Page, kind: PageKind): Promise<void> {
  await withoutPrompts(page.context())
  if (kind.as !== null) await page.context().addCookies([{ name: 'token', value: await tokenOf(kind.as), url: site() }])
  await openPageKind(page, site(), kind)
}
