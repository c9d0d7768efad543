import type { CallBody } from 'shared-contracts/calls'
import type { PromptAnswer } from 'shared-frame/remotes'
import type { Poll } from '../flow/prompt'

type Row = CallBody<'Poll/SubmitPoll'>['userPolls'][number]

/** An answer as `Poll/SubmitPoll` takes it: a row for each chosen answer, its words with the one they belong to. */
export function pollRows(
  { id, surveyQuestion }: Poll,
  { textAnswer, surveyAnswerGroups }: PromptAnswer,
): readonly Row[] {
  const row = (answer: Pick<Row, 'surveyAnswerGroupId' | 'surveyAnswerId' | 'textAnswer'>): Row => ({
    pollId: id,
    surveyQuestionId: surveyQuestion.id,
    ...answer,
  })
  const rows = surveyAnswerGroups.flatMap((group) => {
    const others = otherAnswers(surveyQuestion, group.surveyAnswerGroupId)
    return group.surveyAnswerIds.map((answerId) =>
      row({
        surveyAnswerGroupId: group.surveyAnswerGroupId,
        surveyAnswerId: answerId,
        textAnswer: others.includes(answerId) ? group.textAnswer : null,
      }),
    )
  })
  const text = textAnswer?.trim() ? [row({ surveyAnswerGroupId: null, surveyAnswerId: null, textAnswer })] : []
  return [...rows, ...text]
}

function otherAnswers({ answerGroups }: Poll['surveyQuestion'], groupId: number): readonly number[] {
  const group = answerGroups.find(({ id }) => id === groupId)
  return group?.answers.filter(({ isOtherAnswer }) => isOtherAnswer).map(({ id }) => id) ?? []
}
