import type { ParsedBody } from 'shared-contracts/calls'

/** A chosen answer, with the text of "other"; or the free text of a question without choices. */
export interface AnswerRow {
  readonly questionId: number
  readonly groupId: number | null
  readonly answerId: number | null
  readonly text: string | null
}

export type QuestionAnswer = ParsedBody<'Survey/SubmitSurvey'>['answers'][number]
export type PollRow = Omit<ParsedBody<'Poll/SubmitPoll'>['userPolls'][number], 'userId'>

/** What is kept of an answer that passed its rules. */
export function answerRows(answer: QuestionAnswer, isOther: (answerId: number) => boolean): AnswerRow[] {
  const questionId = answer.surveyQuestionId
  const written = textOrNull(answer.textAnswer)
  const free = written === null ? [] : [{ questionId, groupId: null, answerId: null, text: written }]
  const chosen = answer.surveyAnswerGroups.flatMap((group) =>
    group.surveyAnswerIds.map((answerId) => ({
      questionId,
      groupId: group.surveyAnswerGroupId,
      answerId,
      text: isOther(answerId) ? textOrNull(group.textAnswer) : null,
    })),
  )
  return [...free, ...chosen]
}

/** The answers that rows were made of, without images; in the order of the rows. */
export function answersOfRows(rows: readonly AnswerRow[]): QuestionAnswer[] {
  return [...groupBy(rows, ({ questionId }) => questionId)].map(([surveyQuestionId, own]) => ({
    surveyQuestionId,
    textAnswer: own.find(({ groupId }) => groupId === null)?.text ?? null,
    surveyAnswerGroups: [...groupBy(own, ({ groupId }) => groupId)].flatMap(([surveyAnswerGroupId, inGroup]) =>
      surveyAnswerGroupId === null
        ? []
        : [
            {
              surveyAnswerGroupId,
              surveyAnswerIds: inGroup.flatMap(({ answerId }) => answerId ?? []),
              textAnswer: inGroup.find(({ text }) => text !== null)?.text ?? null,
            },
          ],
    ),
  }))
}

/** Rows of a poll as the answers of its questions. A text belongs to its row's group; without a group it is free text. */
export function answersOfPoll(rows: readonly Omit<PollRow, 'pollId'>[]): QuestionAnswer[] {
  return answersOfRows(
    rows.map((row) => ({
      questionId: row.surveyQuestionId,
      groupId: row.surveyAnswerGroupId,
      answerId: row.surveyAnswerId,
      text: textOrNull(row.textAnswer),
    })),
  )
}

/** What is kept, as the rows of a poll. */
export function pollRows(pollId: number, rows: readonly AnswerRow[]): PollRow[] {
  return rows.map(({ questionId, groupId, answerId, text }) => ({
    pollId,
    surveyQuestionId: questionId,
    surveyAnswerGroupId: groupId,
    surveyAnswerId: answerId,
    textAnswer: text,
  }))
}

function textOrNull(text: string | null | undefined): string | null {
  return (text ?? '').trim() || null
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
