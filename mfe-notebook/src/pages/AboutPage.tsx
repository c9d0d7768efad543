import { articlePath, paths } from 'shared-contracts/paths'
import { AppLink, EmptyState, Page, PageHeader, RichText, Section, SourceList } from 'shared-ui'
import {
  type ArticleDetail,
  ArticleGrid,
  breadcrumbJsonLd,
  Loaded,
  TableOfContents,
  withHeadingIds,
} from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import styles from '../features/about/About.module.css'
import { AboutTabs } from '../features/about/AboutTabs'
import { aboutTrail } from '../features/about/about-trail'
import beside from '../features/about/Beside.module.css'
import { leadArticleQuery } from '../features/about/lead-article-query'
import { wholeCatalogQuery } from '../features/about/whole-catalog-query'
import { texts } from '../texts'

const CATALOG = 've-chuong-trinh'

/** About the programme: its first article in full, the others as cards. */
function AboutPage() {
  const { api } = usePage()
  const lead = useQuery(leadArticleQuery(api, CATALOG))
  const all = useQuery(wholeCatalogQuery(api, CATALOG))
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

function LeadArticle({ article }: { article: ArticleDetail }) {
  const { html, headings } = withHeadingIds(article.content)
  return (
    <div className={beside.beside}>
      <div className={beside.contents}>
        <TableOfContents headings={headings} title={texts.about.contents} />
      </div>
      <div className={beside.text}>
        <RichText html={html} />
        <SourceList sources={article.sources} />
        <p className={styles.small}>
          <AppLink to={articlePath(article)}>{texts.about.readLead}</AppLink>
        </p>
      </div>
    </div>
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
