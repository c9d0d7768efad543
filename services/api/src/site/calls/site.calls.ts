import { withoutPlaceholders } from 'content/placeholders'
import { findWithdrawnAddresses, isWithdrawn } from '../../desk'
import { type Handlers, publicCached, publicUncached } from '../../platform/calls/handler'
import { administrator } from '../../platform/calls/user-handler'
import { createRevisioned } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { type SocialProvider, unsetProviders } from '../../platform/social/social-provider'
import { offeredAnswers } from '../rules/offered-answers'
import { resolveRedirect } from '../rules/redirect-table'
import { unsetSettings } from '../rules/unset-settings'
import {
  findFaqs,
  findLegalDocuments,
  findNavigation,
  findRedirects,
  findSiteConfiguration,
  findSiteObjects,
  findTerms,
} from '../store/site.store'
import { findSitemapEntries } from '../store/sitemap.store'

export type SiteCall =
  | 'Configuration/GetAllConfigurations'
  | 'Configuration/GetSiteObjectsByPagePosition'
  | 'Configuration/GetUnset'
  | 'Navigation/GetAll'
  | 'Faq/GetAll'
  | 'Document/GetAll'
  | 'Terms/GetCurrent'
  | 'Redirect/Resolve'
  | 'Sitemap/GetEntries'
  | 'Content/GetRevision'

interface SiteServices extends Services {
  readonly account: { readonly socialProviders: readonly Pick<SocialProvider, 'mode' | 'isStandIn'>[] }
}

/** What stands around the content of the pages, and what the document host asks for. */
export function siteCalls({ database, revision, account, demonstration }: SiteServices): Handlers<SiteCall> {
  const redirects = createRevisioned(revision, () => findRedirects(database))
  const withdrawn = createRevisioned(revision, () => findWithdrawnAddresses(database))
  return {
    'Configuration/GetAllConfigurations': publicCached(async () => {
      const site = await findSiteConfiguration(database)
      return demonstration ? site : withoutPlaceholders(site)
    }),
    'Configuration/GetSiteObjectsByPagePosition': publicCached(({ query }) =>
      findSiteObjects(database, { position: query.position, placeholders: demonstration }),
    ),
    'Configuration/GetUnset': administrator(async () => ({
      unset: unsetSettings(await findSiteConfiguration(database), unsetProviders(account.socialProviders)),
      demonstration,
    })),
    'Navigation/GetAll': publicCached(() => findNavigation(database)),
    'Faq/GetAll': publicCached(async () =>
      offeredAnswers(
        await findFaqs(database),
        account.socialProviders.map(({ mode }) => mode),
      ),
    ),
    'Document/GetAll': publicCached(() => findLegalDocuments(database)),
    'Terms/GetCurrent': publicCached(async () => found(await findTerms(database), 'terms_do_not_exist')),
    'Redirect/Resolve': publicUncached(async ({ query }) => {
      const moved = resolveRedirect(await redirects.current(), query.path)
      if (moved.kind !== 'none') return moved
      return isWithdrawn(await withdrawn.current(), query.path) ? { kind: 'gone' } : moved
    }),
    'Sitemap/GetEntries': publicCached(() => findSitemapEntries(database)),
    'Content/GetRevision': publicUncached(async () => {
      const current = await revision.current()
      return {
        revision: current.revision,
        changedAt: current.changedAt.toISOString(),
        generation: current.generation,
      }
    }),
  }
}
