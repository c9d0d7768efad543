import { paths } from 'shared-contracts/paths'
import { ComingNext, LinkButton, Page, PageHeader } from 'shared-ui'
import { definePage } from 'shared-ui/remote'
import { PinnedArticles } from '../features/articles/PinnedArticles'
import { pinnedArticlesQuery } from '../features/articles/pinned-articles-query'
import { texts } from '../texts'

function DietCheckPage() {
  return (
    <Page>
      <PageHeader title={texts.diet.title} intro={texts.diet.intro} illustration="bep" />
      <ComingNext title={texts.diet.coming} points={texts.diet.points}>
        <LinkButton to={paths.nutritionNeeds} tone="soft">
          {texts.needs.title}
        </LinkButton>
      </ComingNext>
      <PinnedArticles pinnedTo="consulting" />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [pinnedArticlesQuery(api, 'consulting')],
  head: () => ({
    title: texts.diet.title,
    description: texts.diet.description,
    breadcrumb: [{ title: texts.diet.title, path: paths.nutritionCheck }],
  }),
  Component: DietCheckPage,
})
