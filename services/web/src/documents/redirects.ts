import { resolveLegacyPath } from 'shared-contracts/paths'
import type { ContentSource } from '../content/content-source'
import { encodePath, locationOf } from './address'

export type Redirection =
  /** Not permanent: the API could not be asked for the exact place. */
  | { readonly kind: 'moved'; readonly location: string; readonly permanent: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'none'; readonly dataMissing: boolean }

/**
 * Whether an address may have moved though a page claims it: a landing page that was never one, or a segment that old pages left
 * `undefined`. Every other address that a page claims is looked up only after the page has said that nothing is there.
 */
export function mayHaveMoved({ path, search }: { readonly path: string; readonly search: string }): boolean {
  return path.toLowerCase().split('/').includes('undefined') || resolveLegacyPath(path, search) !== null
}

/**
 * Where a former address leads: first by the redirect table, whose rows are exact, then by the former site's names
 * (redirects in docs/product/site.md). While the API is silent, names alone are resolved and the answer says so.
 *
 * @param isPage whether some page claims a path; an `undefined` segment leads to no other
 */
export async function resolveRedirect(
  { path, search }: { readonly path: string; readonly search: string },
  source: Pick<ContentSource, 'redirect' | 'articlePath'>,
  isPage: (path: string) => boolean,
): Promise<Redirection> {
  let dataMissing = false
  const orMissing = (_: unknown) => {
    dataMissing = true
    return null
  }
  const row = await source.redirect(path).catch(orMissing)
  if (row?.status === 410) return { kind: 'gone' }
  const legacy = row ? null : resolveLegacyPath(path, search)
  let target = row?.location ?? null
  if (legacy?.kind === 'page') target = legacy.path
  if (legacy?.kind === 'article') {
    const found = legacy.articleId === null ? null : await source.articlePath(legacy.articleId).catch(orMissing)
    target = found ?? legacy.landing
  }
  // One hop: the section above an `undefined` segment may be a former name.
  const onward = target === null ? null : resolveLegacyPath(target)
  const known = onward?.kind === 'page'
  if (known) target = onward.path
  const location = target === null ? null : locationOf(target)
  if (location === null || location === encodePath(path)) return { kind: 'none', dataMissing }
  if (row && !known && path.toLowerCase().includes('/undefined') && !isPage(pathOf(target ?? '')))
    return { kind: 'none', dataMissing }
  return { kind: 'moved', location, permanent: legacy?.kind === 'page' || !dataMissing }
}

function pathOf(target: string): string {
  return target.split(/[?#]/)[0] ?? ''
}
