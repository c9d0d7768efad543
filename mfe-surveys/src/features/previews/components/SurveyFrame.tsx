import { type PreviewedItem, previewOf } from 'shared-contracts/paths'
import { ErrorState, LoadingState, Notice, PageHeader } from 'shared-ui'
import { previewTexts as texts } from '../../../texts/previews'
import { refusalOf, usePreviewedSurvey } from '../requests/previewed'
import { useFragment } from '../rules/use-preview-access'
import { PreviewRefused } from './PreviewRefused'

/** A survey as its visitors will see it, following the draft. What is answered stays in this frame: nothing is kept or sent. */
export default function SurveyFrame() {
  const item = previewOf(useFragment())
  return item === null || item.kind !== 'survey' ? <PreviewRefused reason="missing" /> : <Framed {...item} />
}

function Framed(item: PreviewedItem) {
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
      <PageHeader title={survey.title} intro={survey.summary} />
      {survey.questions.length === 0 && <Notice kind="warning">{texts.survey.empty}</Notice>}
    </>
  )
}
