import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { LoginRequired, Page, PageHeader, SourceList, useSession } from 'shared-ui'
import { definePage, usePage } from 'shared-ui/remote'
import { PinnedArticles } from '../features/articles/PinnedArticles'
import { pinnedArticlesQuery } from '../features/articles/pinned-articles-query'
import { WithdrawnConsent } from '../features/consent/WithdrawnConsent'
import { ExpectedGains } from '../features/gain/components/ExpectedGains'
import { GainChartSection } from '../features/gain/components/GainChartSection'
import { MotherTool } from '../features/gain/components/MotherTool'
import { OtherMother } from '../features/gain/components/OtherMother'
import { gainSources } from '../features/gain/rules/gain-sources'
import { texts } from '../texts'

function MotherHealthPage() {
  const session = useSession()
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader title={texts.mother.title} intro={texts.mother.intro} illustration="kham-thai" />
      {session.state === 'signed-in' ? (
        <>
          <WithdrawnConsent userId={session.user.id} />
          <MotherTool userId={session.user.id} today={today} />
        </>
      ) : (
        <>
          <OtherMother today={today} beside={<GainChartSection before={null} visits={[]} />} />
          <LoginRequired title={texts.mother.loginTitle} returnTo={paths.motherHealth}>
            {texts.baby.loginHint}
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
    title: texts.mother.title,
    description: texts.mother.description,
    breadcrumb: [{ title: texts.mother.title, path: paths.motherHealth }],
  }),
  Component: MotherHealthPage,
})
