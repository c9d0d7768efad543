import type { CallBody } from 'shared-contracts/calls'
import { isId, isListOf, isRecord } from 'shared-frame/kept'

/** Apart from the drafts themselves: those of polls are in the shell's first script. */

export const DRAFT_DAYS = 30

type SentGroup = CallBody<'Survey/SubmitSurvey'>['answers'][number]['surveyAnswerGroups'][number]

export const isText = (value: unknown): value is string => typeof value === 'string'
export const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value)

/** A group of a sent answer, as kept values hold it. */
export function isSentGroup(value: unknown): value is SentGroup {
  return (
    isRecord(value) &&
    isId(value.surveyAnswerGroupId) &&
    isListOf(value.surveyAnswerIds, isId) &&
    isTextOrNull(value.textAnswer)
  )
}
