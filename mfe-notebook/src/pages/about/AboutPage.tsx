import { paths } from 'shared-contracts/paths'
import { EmptyState, Page, PageHeader, Section } from 'shared-ui'
import { ArticleGrid, breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { definePage } from 'shared-ui/remote'
import {
  AboutTabs,
  aboutTrail,
  LeadArticle,
  leadArticleQuery,
  useLeadArticle,
  useWholeCatalog,
  wholeCatalogQuery,
} from '../../features/about'
import { texts } from '../../texts'

const CATALOG = 've-chuong-trinh'

/** About the programme: its first article in full, the others as cards. */
function AboutPage() {
  const lead = useLeadArticle(CATALOG)
  const all = useWholeCatalog(CATALOG)
  const others = all.data?.slice(1) ?? []
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={texts.about.programme}
        intro={lead.data?.summary}
        illustration="so-tay"
      />
      <AboutTabs />
      <Loaded query={lead} loading={{ shape: 'text', count: 8 }}>
        {(article) =>
          article === null ? (
            <EmptyState title={texts.about.coming}>{texts.about.comingHint}</EmptyState>
          ) : (
            <LeadArticle article={article} />
          )
        }
      </Loaded>
      {others.length > 0 && (
        <Section title={texts.about.readOn}>
          <ArticleGrid articles={others} label="none" />
        </Section>
      )}
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
