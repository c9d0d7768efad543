import { parseCalendarDay } from 'shared-contracts/ages'
import { paths } from 'shared-contracts/paths'
import { Disclosure, LoginRequired, Page, PageHeader, Section, useSession } from 'shared-frame'
import { definePage, usePage } from 'shared-frame/remote'
import { SourceList } from 'shared-ui/sources'
import { PinnedArticles, pinnedArticlesQuery } from '../features/articles'
import { WithdrawnConsent } from '../features/consent'
import { growthSources, OtherChild, OwnChildren, StandardCurves } from '../features/growth'
import { texts } from '../texts'

function BabyHealthPage() {
  const session = useSession()
  const today = parseCalendarDay(usePage().today)
  if (today === null) throw new Error('The page has no day')
  return (
    <Page>
      <PageHeader title={texts.baby.title} intro={texts.baby.intro} illustration="can-do" />
      {session.state === 'signed-in' ? (
        <>
          <WithdrawnConsent />
          <OwnChildren today={today} />
        </>
      ) : (
        <>
          <OtherChild today={today} beside={<StandardCurves />} />
          <LoginRequired title={texts.baby.loginTitle} returnTo={paths.babyHealth}>
            {texts.baby.loginHint}
          </LoginRequired>
        </>
      )}
      <Section title={texts.baby.help.title} data-no-print>
        {texts.baby.help.questions.map(({ question, answer }) => (
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
    title: texts.baby.title,
    description: texts.baby.description,
    breadcrumb: [{ title: texts.baby.title, path: paths.babyHealth }],
  }),
  Component: BabyHealthPage,
})
