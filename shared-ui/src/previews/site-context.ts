import type { checkDraft } from 'shared-contracts/surveys'
import type { Registry } from 'shared-frame/remotes'
import { findRoute } from 'shared-frame/routes'

type DraftContext = Parameters<typeof checkDraft>[1]

/** What the check of a draft asks about the site: whose an address is, and which names pages have. `registry` null: neither is known. */
export function siteContext(registry: Registry | null): Pick<DraftContext, 'ownsPath' | 'pageNames'> {
  if (registry === null) return { ownsPath: null, pageNames: null }
  return {
    ownsPath: (path) => findRoute(registry, path) !== null,
    pageNames: registry.units.flatMap(({ routes }) => routes.flatMap(({ pageName }) => pageName ?? [])),
  }
}
