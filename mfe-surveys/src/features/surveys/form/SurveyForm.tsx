import type { KeptOwner } from 'shared-frame/kept'
import { surveyTexts as texts } from '../../../texts/surveys'
import { EndedDraft } from '../components/EndedDraft'
import type { Survey } from '../requests/survey'
import { SendSurvey } from './SendSurvey'
import { SurveyQuestionsForm } from './SurveyQuestionsForm'
import { useSurveyForm } from './use-survey-form'

interface Props {
  readonly survey: Survey
  readonly owner: KeptOwner
  readonly needsConsent: boolean
}

/** All questions of a survey with what was answered so far, what is missing, and the way to send it. */
export function SurveyForm({ survey, owner, needsConsent }: Props) {
  const form = useSurveyForm({ survey, owner, needsConsent })
  if (form.stage === 'ended') return <EndedDraft draft={form.draft} onDiscard={form.discard} />
  if (form.stage === 'sent') return <p role="status">{texts.thanks}</p>
  return (
    <SurveyQuestionsForm survey={survey} form={form} disabled={form.stage === 'sending' || form.draft.waiting !== null}>
      <SendSurvey survey={survey} form={form} />
    </SurveyQuestionsForm>
  )
}
