import { formatInstant } from 'shared-contracts/formats'
import { Notice } from 'shared-frame'
import { surveyTexts as texts } from '../../../texts/surveys'

/** That a survey is over, and since when. */
export function SurveyEnd({ endedAt, takesAnswers }: { readonly endedAt: string; readonly takesAnswers: boolean }) {
  const moment = formatInstant(new Date(endedAt))
  return (
    <Notice kind="info">
      {texts.endedOn(moment)} {takesAnswers ? texts.stillTaken : texts.endedThanks}
    </Notice>
  )
}
