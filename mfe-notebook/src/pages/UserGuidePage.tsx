import { articlePath, paths } from 'shared-contracts/paths'
import { ArticleCard, EmptyState, Icon, LinkButton, Page, PageHeader, Section } from 'shared-ui'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { definePage, usePage, useQuery } from 'shared-ui/remote'
import styles from '../features/about/About.module.css'
import { AboutTabs } from '../features/about/AboutTabs'
import { aboutTrail } from '../features/about/about-trail'
import { wholeCatalogQuery } from '../features/about/whole-catalog-query'
import { texts } from '../texts'

const CATALOG = 'huong-dan-su-dung'
/** The home page starts the tour anew when its address says so (DECISIONS 61). */
const TOUR = `${paths.home}?huong-dan=1`

/** How to use the site: its articles in order, and the tour. */
function UserGuidePage() {
  const { api } = usePage()
  const guides = useQuery(wholeCatalogQuery(api, CATALOG))
  return (
    <Page>
      <PageHeader
        eyebrow={texts.about.section}
        title={texts.about.guide}
        intro={texts.guide.intro}
        illustration="huong-dan"
      />
      <AboutTabs />
      <Section title={texts.guide.steps}>
        <Loaded query={guides} loading={{ shape: 'cards', count: 6, label: texts.list.loading }}>
          {(articles) =>
            articles.length === 0 ? (
              <EmptyState title={texts.list.none}>{texts.list.noneHint}</EmptyState>
            ) : (
              <ol className={styles.steps}>
                {articles.map((article, index) => (
                  <li key={article.articleId}>
                    <ArticleCard
                      to={articlePath(article)}
                      title={article.title}
                      summary={article.summary}
                      illustration={article.illustration}
                      label={texts.guide.step(index + 1)}
                    />
                  </li>
                ))}
              </ol>
            )
          }
        </Loaded>
      </Section>
      <Section title={texts.guide.tourTitle} intro={texts.guide.tourIntro} tone="leaf">
        <LinkButton to={TOUR} icon={<Icon name="retry" />}>
          {texts.guide.startTour}
        </LinkButton>
      </Section>
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [wholeCatalogQuery(api, CATALOG)],
  head() {
    const breadcrumb = aboutTrail(texts.about.guide, paths.userGuide)
    return {
      title: texts.about.guide,
      description: texts.guide.description,
      breadcrumb,
      jsonLd: [breadcrumbJsonLd(breadcrumb)],
    }
  },
  Component: UserGuidePage,
})
