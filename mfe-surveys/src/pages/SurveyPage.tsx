import { paths, surveyPath } from 'shared-contracts/paths'
import { ErrorState, LoadingState, Page, PageHeader } from 'shared-frame'
import { definePage, type PageContext, usePage } from 'shared-frame/remote'
import { EndedSurvey, SurveyAnswering, SurveyEnd, SurveyTerms, surveyQuery, useSurvey } from '../features/surveys'
import { surveyTexts as texts } from '../texts/surveys'

function idIn({ params }: PageContext): number {
  return Number.parseInt(params.id ?? '', 10)
}

function SurveyPage() {
  const survey = useSurvey(idIn(usePage()))
  if (survey.data === undefined) {
    if (survey.isPending) return <LoadingState label={texts.loading} />
    return <ErrorState onRetry={() => void survey.refetch()} retrying={survey.isFetching} />
  }
  const { title, summary, endedAt, takesAnswers } = survey.data
  const isOver = endedAt !== null && !takesAnswers
  return (
    <Page width="text">
      <PageHeader title={title} eyebrow={texts.title} intro={summary} />
      {endedAt !== null && <SurveyEnd endedAt={endedAt} takesAnswers={takesAnswers} />}
      {isOver ? (
        <EndedSurvey survey={survey.data} />
      ) : (
        <>
          <SurveyTerms survey={survey.data} />
          <SurveyAnswering survey={survey.data} />
        </>
      )}
    </Page>
  )
}

export default definePage({
  queries: (context) => [surveyQuery(context.api, idIn(context))],
  head(context, read) {
    const survey = read(surveyQuery(context.api, idIn(context)))
    if (!survey) return { title: texts.one, noindex: true }
    return {
      title: survey.title,
      description: survey.summary,
      canonical: surveyPath(survey.id),
      noindex: true,
      breadcrumb: [
        { title: texts.title, path: paths.userSurveys },
        { title: survey.title, path: surveyPath(survey.id) },
      ],
    }
  },
  Component: SurveyPage,
})
