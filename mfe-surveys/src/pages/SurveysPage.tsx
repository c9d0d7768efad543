import { paths } from 'shared-contracts/paths'
import { ErrorState, LoadingState, Page, PageHeader } from 'shared-frame'
import { definePage } from 'shared-frame/remote'
import { activeSurveysQuery, EndedDrafts, NeedsScript, SurveyLists, useActiveSurveys } from '../features/surveys'
import { surveyTexts as texts } from '../texts/surveys'

function SurveysPage() {
  const surveys = useActiveSurveys()
  return (
    <Page>
      <PageHeader title={texts.title} intro={texts.intro} />
      <NeedsScript words={texts.listNeedsScript} />
      {surveys.isPending && <LoadingState shape="cards" label={texts.loading} />}
      {surveys.isError && <ErrorState onRetry={() => void surveys.refetch()} retrying={surveys.isFetching} />}
      {surveys.data && (
        <>
          <SurveyLists active={surveys.data} />
          <EndedDrafts active={surveys.data} />
        </>
      )}
    </Page>
  )
}

export default definePage({
  queries: ({ api }) => [activeSurveysQuery(api)],
  head: () => ({
    title: texts.title,
    description: texts.description,
    breadcrumb: [{ title: texts.title, path: paths.userSurveys }],
  }),
  Component: SurveysPage,
})
