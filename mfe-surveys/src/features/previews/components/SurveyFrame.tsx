import type { CallAnswer } from 'shared-contracts/calls'
import { type PreviewedItem, previewOf } from 'shared-contracts/paths'
import { Button, ErrorState, LoadingState, Notice, PageHeader } from 'shared-frame'
import { PreviewRefused, refusalOf, useFragment } from 'shared-ui/previews'
import { previewTexts as texts } from '../../../texts/previews'
import { surveyTexts } from '../../../texts/surveys'
import { SurveyQuestionsForm, SurveyTerms } from '../../surveys'
import { usePreviewedSurvey } from '../requests/previewed'
import { useTriedAnswers } from '../rules/use-tried-answers'

/** A survey as its visitors will see it, following the draft. What is answered stays in this frame: nothing is kept or sent. */
export default function SurveyFrame() {
  const item = previewOf(useFragment())
  return item?.kind === 'survey' ? <FramedSurvey {...item} /> : <PreviewRefused reason="missing" />
}

function FramedSurvey(item: PreviewedItem) {
  const { data: survey, error, isFetching, refetch } = usePreviewedSurvey(item)
  const refusal = refusalOf(error)
  if (refusal !== null) return <PreviewRefused reason={refusal} />
  if (survey === undefined) {
    return error === null ? (
      <LoadingState shape="panel" label={texts.loading} />
    ) : (
      <ErrorState onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  return (
    <>
      <PageHeader title={survey.title} eyebrow={surveyTexts.title} intro={survey.summary} />
      <SurveyTerms survey={survey} />
      <TriedSurvey survey={survey} />
    </>
  )
}

function TriedSurvey({ survey }: { readonly survey: CallAnswer<'Survey/GetById'> }) {
  const form = useTriedAnswers(survey)
  if (survey.questions.length === 0) return <Notice kind="warning">{texts.survey.empty}</Notice>
  return (
    <SurveyQuestionsForm survey={survey} form={form} disabled={false}>
      <div role="status">{form.isTried && <Notice kind="info">{texts.survey.notSent}</Notice>}</div>
      <Button type="submit" wide>
        {surveyTexts.send}
      </Button>
    </SurveyQuestionsForm>
  )
}
