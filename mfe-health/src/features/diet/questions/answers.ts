import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import type { DietBody } from '../requests/diet-result'

export type Question = CallAnswer<'NutritionConsulting/GetQuestions'>[number]
export type Answer = NonNullable<DietBody['answers']>[number]
/** Answers by the field of their question, as the server names it too; a question without one is open. */
export type Answers = Readonly<Record<string, Answer | undefined>>

export const fieldOf = (questionId: number): `question-${number}` => `question-${questionId}`

/** The questions that are asked of a person of this object type. */
export function questionsFor(questions: readonly Question[], objectTypeId: number): readonly Question[] {
  return questions.filter(({ objectTypeIds }) => objectTypeIds.length === 0 || objectTypeIds.includes(objectTypeId))
}

export function answersOf(given: readonly Answer[]): Answers {
  return Object.fromEntries(given.map((answer) => [fieldOf(answer.questionId), answer]))
}

/** The answers that a call carries: those that say something, to questions that are asked of the person. */
export function sentAnswers(answers: Answers, asked: readonly Question[]): Answer[] {
  return asked.flatMap(({ id }) => {
    const answer = answers[fieldOf(id)]
    return answer === undefined || isEmpty(answer) ? [] : [answer]
  })
}

/** Message of each wrong field; the server judges by the same rules. */
export function answerProblems(answers: Answers, asked: readonly Question[]): Readonly<Record<string, string>> {
  const problems: Record<string, string> = {}
  for (const { id, type, min, max, unit } of asked) {
    const value = answers[fieldOf(id)]?.value
    if (type !== 'NumberRange' || value === undefined) continue
    const inside = value >= (min ?? value) && value <= (max ?? value)
    if (!inside)
      problems[fieldOf(id)] = `Bạn ghi một số từ ${formatNumber(min ?? 0)} đến ${formatNumber(max ?? 0)} ${unit ?? ''}.`
  }
  const first = asked[0]
  if (first && sentAnswers(answers, asked).length === 0)
    problems[fieldOf(first.id)] = 'Bạn trả lời ít nhất một câu nhé.'
  return problems
}

function isEmpty({ optionIds, value, text }: Answer): boolean {
  return (optionIds ?? []).length === 0 && value === undefined && (text ?? '').trim() === ''
}
