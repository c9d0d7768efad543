import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { LinkButton, Page, PageHeader } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import { DietTool } from '../features/diet'
import { texts } from '../texts'

function DietCheckPage() {
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader
        title={texts.diet.title}
        intro={texts.diet.intro}
        illustration="bep"
        actions={
          <LinkButton to={paths.nutritionNeeds} tone="soft">
            {texts.needs.title}
          </LinkButton>
        }
      />
      <DietTool today={today} />
      <SourceList sources={texts.diet.sources} />
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
