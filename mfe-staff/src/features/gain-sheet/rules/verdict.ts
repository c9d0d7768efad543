import { gainSheetTexts as texts } from '../texts'
import type { JudgedWeighing } from './judged-mother'

/** The verdict about a weighing in one line, as the weight book gives it, or why nothing is judged. */
export function verdictOf({ advice, reason }: Pick<JudgedWeighing, 'advice' | 'reason'>): string {
  return advice?.verdict ?? reason?.replace(/\.$/, '') ?? texts.notJudged
}
