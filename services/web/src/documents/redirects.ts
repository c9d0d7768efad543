import { resolveLegacyPath } from 'shared-contracts/paths'
import type { ContentSource } from '../content/content-source'
import { encodePath, locationOf } from './address'

export type Redirection =
  /** Not permanent: the API could not be asked for the exact place. */
  | { readonly kind: 'moved'; readonly location: string; readonly permanent: boolean }
  | { readonly kind: 'gone' }
  | { readonly kind: 'none'; readonly dataMissing: boolean }

/**
 * Where a former address leads: first by the redirect table, whose rows are exact, then by the former site's names
 * (redirects in docs/product/site.md). While the API is silent, names alone are resolved and the answer says so.
 */
export async function resolveRedirect(
  path: string,
  source: Pick<ContentSource, 'redirect' | 'articlePath'>,
): Promise<Redirection> {
  let dataMissing = false
  const orMissing = (_: unknown) => {
    dataMissing = true
    return null
  }
  const row = await source.redirect(path).catch(orMissing)
  if (row?.status === 410) return { kind: 'gone' }
  const legacy = row ? null : resolveLegacyPath(path)
  let target = row?.location ?? null
  if (legacy?.kind === 'page') target = legacy.path
  if (legacy?.kind === 'article') {
    const found = legacy.articleId === null ? null : await source.articlePath(legacy.articleId).catch(orMissing)
    target = found ?? legacy.landing
  }
  const location = target === null ? null : locationOf(target)
  if (location === null || location === encodePath(path)) return { kind: 'none', dataMissing }
  return { kind: 'moved', location, permanent: legacy?.kind === 'page' || !dataMissing }
}
