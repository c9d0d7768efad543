import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import { DietTool } from '../features/diet'
import { dietTexts } from '../texts/diet'
import { needsTexts } from '../texts/needs'

function DietCheckPage() {
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader
        title={dietTexts.title}
        intro={dietTexts.intro}
        illustration="bep"
        actions={
          <LinkButton to={paths.nutritionNeeds} tone="soft">
            {needsTexts.title}
          </LinkButton>
        }
      />
      <DietTool today={today} />
      <SourceList sources={dietTexts.sources} />
      <PinnedArticles pinnedTo="consulting" />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [pinnedArticlesQuery(api, 'consulting')],
  head: () => ({
    title: dietTexts.title,
    description: dietTexts.description,
    breadcrumb: [{ title: dietTexts.title, path: paths.nutritionCheck }],
  }),
  Component: DietCheckPage,
})
