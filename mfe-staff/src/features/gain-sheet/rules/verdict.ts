import { gainStatusTitles } from 'shared-ui/clinical-charts'
import { gainSheetTexts as texts } from '../texts'
import type { JudgedWeighing } from './judged-mother'

/** What is found of a weighing in one line: how urgent by the most careful finding, and where the gain lies, or why that is not judged. */
export function verdictOf({ advice, weightGainStatus, reason }: JudgedWeighing): string {
  const found = (weightGainStatus === null ? reason : gainStatusTitles[weightGainStatus])?.replace(/\.$/, '') ?? null
  if (advice === null) return found ?? texts.notJudged
  const urgency = texts.urgency[advice.urgency]
  return found === null ? urgency : `${urgency}: ${found.charAt(0).toLowerCase()}${found.slice(1)}`
}
