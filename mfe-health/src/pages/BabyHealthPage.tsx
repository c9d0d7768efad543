import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { Disclosure, LoginRequired, Page, PageHeader, Section, useSession } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import { WithdrawnConsent } from '../features/consent'
import { growthSources, OtherChild, OwnChildren, StandardCurves } from '../features/growth'
import { babyTexts } from '../texts/baby'

function BabyHealthPage() {
  const session = useSession()
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader title={babyTexts.title} intro={babyTexts.intro} illustration="can-do" />
      {session.state === 'signed-in' ? (
        <>
          <WithdrawnConsent />
          <OwnChildren today={today} />
        </>
      ) : (
        <>
          <OtherChild today={today} beside={<StandardCurves />} />
          <LoginRequired title={babyTexts.loginTitle} returnTo={paths.babyHealth}>
            {babyTexts.loginHint}
          </LoginRequired>
        </>
      )}
      <Section title={babyTexts.help.title} data-no-print>
        {babyTexts.help.questions.map(({ question, answer }) => (
          <Disclosure key={question} summary={question}>
            <p>{answer}</p>
          </Disclosure>
        ))}
      </Section>
      <SourceList sources={growthSources} />
      <PinnedArticles pinnedTo="baby-health" />
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [pinnedArticlesQuery(api, 'baby-health')],
  head: () => ({
    title: babyTexts.title,
    description: babyTexts.description,
    breadcrumb: [{ title: babyTexts.title, path: paths.babyHealth }],
  }),
  Component: BabyHealthPage,
})
