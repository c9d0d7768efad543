import { groupAnswer, isFreeText, type Question, type QuestionAnswer } from './question-answer'

/** What was answered, to be read or copied; empty: nothing yet. Texts of "other" that is not chosen are told too: they were typed. */
export function answerInWords(question: Question, answer: QuestionAnswer): string {
  if (isFreeText(question)) return answer.textAnswer.trim()
  return question.answerGroups.flatMap((group) => groupInWords(group, answer)).join('; ')
}

function groupInWords(group: Question['answerGroups'][number], answer: QuestionAnswer): string[] {
  const { surveyAnswerIds, textAnswer } = groupAnswer(answer, group.id)
  const other = textAnswer.trim()
  const chosen = group.answers
    .filter(({ id, isOtherAnswer }) => surveyAnswerIds.includes(id) || (isOtherAnswer && other !== ''))
    .map(({ content, isOtherAnswer }) => (isOtherAnswer && other !== '' ? `${content}: ${other}` : content))
  if (chosen.length === 0) return []
  return [group.title ? `${group.title}: ${chosen.join(', ')}` : chosen.join(', ')]
}
