import { paths } from 'shared-contracts/paths'
import { Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { breadcrumbJsonLd } from 'shared-ui/reading'
import {
  AboutTabs,
  aboutTrail,
  LeadAndOthers,
  leadArticleQuery,
  useLeadArticle,
  wholeCatalogQuery,
} from '../../features/about'
import { texts } from '../../texts'

const CATALOG = 've-chuong-trinh'

/** About the programme: its first article in full, the others as cards. */
function AboutPage() {
  const lead = useLeadArticle(CATALOG)
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={texts.about.programme}
        intro={lead.data?.summary}
        illustration="so-tay"
      />
      <AboutTabs />
      <LeadAndOthers catalogCode={CATALOG} readOn={texts.about.readOn} />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [wholeCatalogQuery(api, CATALOG), leadArticleQuery(api, CATALOG)],
  head() {
    const breadcrumb = aboutTrail(texts.about.programme, paths.aboutProgramme)
    return {
      title: texts.about.programme,
      description: texts.about.programmeDescription,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: AboutPage,
})
