import { siteConfiguration } from 'shared-contracts/call-schemas'
import { anyone, anyoneAfresh, type Handlers } from '../../platform/calls/handler'
import { createRevisioned } from '../../platform/content-revision/revisioned'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
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

type SiteCall =
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
    'Configuration/GetAllConfigurations': anyone(async () => {
      const stored = await findConfiguration(database, 'site')
      return stored === null ? EMPTY_CONFIGURATION : siteConfiguration.parse(stored)
    }),
    'Configuration/GetSiteObjectsByPagePosition': anyone(({ query }) => findSiteObjects(database, query.position)),
    'Navigation/GetAll': anyone(() => findNavigation(database)),
    'Faq/GetAll': anyone(() => findFaqs(database)),
    'Document/GetAll': anyone(() => findLegalDocuments(database)),
    'Terms/GetCurrent': anyone(async () => found(await findTerms(database), 'terms_do_not_exist')),
    'Redirect/Resolve': anyoneAfresh(async ({ query }) => resolveRedirect(await redirects.current(), query.path)),
    'Sitemap/GetEntries': anyone(() => findSitemapEntries(database)),
    'Content/GetRevision': anyoneAfresh(async () => {
      const current = await revision.current()
      return { revision: current.revision, changedAt: current.changedAt.toISOString() }
    }),
  }
}
