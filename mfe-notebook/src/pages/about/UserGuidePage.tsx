import { paths } from 'shared-contracts/paths'
import { EmptyState, Icon, LinkButton, Page, PageHeader, Section } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { breadcrumbJsonLd, Loaded } from 'shared-ui/reading'
import { AboutTabs, aboutTrail, GuideSteps, useWholeCatalog, wholeCatalogQuery } from '../../features/about'
import { texts } from '../../texts'

const CATALOG = 'huong-dan-su-dung'
/** The home page starts the tour again when its address says so: see the tour rule in docs/product/site.md. */
const TOUR = `${paths.home}?huong-dan=1`

/** How to use the site: its articles in order, and the tour. */
function UserGuidePage() {
  const guides = useWholeCatalog(CATALOG)
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
              <GuideSteps articles={articles} />
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
