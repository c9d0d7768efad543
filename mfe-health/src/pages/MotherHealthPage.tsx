import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { LoginRequired, Page, PageHeader, useSession } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import { WithdrawnConsent } from '../features/consent'
import { ExpectedGains, GainChartSection, gainSources, MotherTool, OtherMother } from '../features/gain'
import { babyTexts } from '../texts/baby'
import { motherTexts } from '../texts/mother'

function MotherHealthPage() {
  const session = useSession()
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader title={motherTexts.title} intro={motherTexts.intro} illustration="kham-thai" />
      {session.state === 'signed-in' ? (
        <>
          <WithdrawnConsent />
          <MotherTool userId={session.user.id} today={today} />
        </>
      ) : (
        <>
          <OtherMother today={today} beside={<GainChartSection before={null} visits={[]} fetusCount={1} />} />
          <LoginRequired title={motherTexts.loginTitle} returnTo={paths.motherHealth}>
            {babyTexts.loginHint}
          </LoginRequired>
        </>
      )}
      <ExpectedGains />
      <SourceList sources={gainSources} />
      <PinnedArticles pinnedTo="mother-health" />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [pinnedArticlesQuery(api, 'mother-health')],
  head: () => ({
    title: motherTexts.title,
    description: motherTexts.description,
    breadcrumb: [{ title: motherTexts.title, path: paths.motherHealth }],
  }),
  Component: MotherHealthPage,
})
