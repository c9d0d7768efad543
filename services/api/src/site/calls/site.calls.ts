import { siteConfiguration } from 'shared-contracts/call-schemas'
import { type Handlers, publicCached, publicUncached } from '../../platform/calls/handler'
import { createRevisioned } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { resolveRedirect } from '../rules/redirect-table'
import {
  findConfiguration,
  findFaqs,
  findLegalDocuments,
  findNavigation,
  findRedirects,
  findSiteObjects,
  findTerms,
} from '../store/site.store'
import { findSitemapEntries } from '../store/sitemap.store'

export type SiteCall =
  | 'Configuration/GetAllConfigurations'
  | 'Configuration/GetSiteObjectsByPagePosition'
  | 'Navigation/GetAll'
  | 'Faq/GetAll'
  | 'Document/GetAll'
  | 'Terms/GetCurrent'
  | 'Redirect/Resolve'
  | 'Sitemap/GetEntries'
  | 'Content/GetRevision'

/** Before any content is imported the site still has a header and a footer, if empty ones. */
const EMPTY_CONFIGURATION = {
  logoHeader: '',
  logoHeaderOthers: [],
  socialFooter: [],
  footerLink: [],
  phone: '',
  email: '',
  messengerLink: '',
  zaloLink: '',
}

/** What stands around the content of the pages, and what the document host asks for. */
export function siteCalls({ database, revision }: Services): Handlers<SiteCall> {
  const redirects = createRevisioned(revision, () => findRedirects(database))
  return {
    'Configuration/GetAllConfigurations': publicCached(async () => {
      const stored = await findConfiguration(database, 'site')
      return stored === null ? EMPTY_CONFIGURATION : siteConfiguration.parse(stored)
    }),
    'Configuration/GetSiteObjectsByPagePosition': publicCached(({ query }) =>
      findSiteObjects(database, query.position),
    ),
    'Navigation/GetAll': publicCached(() => findNavigation(database)),
    'Faq/GetAll': publicCached(() => findFaqs(database)),
    'Document/GetAll': publicCached(() => findLegalDocuments(database)),
    'Terms/GetCurrent': publicCached(async () => found(await findTerms(database), 'terms_do_not_exist')),
    'Redirect/Resolve': publicUncached(async ({ query }) => resolveRedirect(await redirects.current(), query.path)),
    'Sitemap/GetEntries': publicCached(() => findSitemapEntries(database)),
    'Content/GetRevision': publicUncached(async () => {
      const current = await revision.current()
      return { revision: current.revision, changedAt: current.changedAt.toISOString() }
    }),
  }
}
