import type { CallAnswer } from 'shared-contracts/calls'
import { formatNumber } from 'shared-contracts/formats'
import type { DietBody } from '../requests/diet-queries'

export type Question = CallAnswer<'NutritionConsulting/GetQuestions'>[number]
export type Answer = NonNullable<DietBody['answers']>[number]
/** Answers by question; a question without one is open. */
export type Answers = ReadonlyMap<number, Answer>

export function questionsFor(questions: readonly Question[], objectTypeId: number): readonly Question[] {
  return questions.filter(({ objectTypeIds }) => objectTypeIds.length === 0 || objectTypeIds.includes(objectTypeId))
}

export function answersOf(given: readonly Answer[]): Answers {
  return new Map(given.map((answer) => [answer.questionId, answer]))
}

/** With an answer changed; one that says nothing is taken out. */
export function withAnswer(answers: Answers, answer: Answer): Answers {
  const changed = new Map(answers)
  const empty = (answer.optionIds ?? []).length === 0 && answer.value === undefined && (answer.text ?? '').trim() === ''
  if (empty) changed.delete(answer.questionId)
  else changed.set(answer.questionId, answer)
  return changed
}

/** The answers that a call carries: those to questions that are asked of the person. */
export function sentAnswers(answers: Answers, asked: readonly Question[]): Answer[] {
  return asked.flatMap(({ id }) => answers.get(id) ?? [])
}

/** What is wrong, by question; the server judges by the same rules. */
export function answerProblems(answers: Answers, asked: readonly Question[]): ReadonlyMap<number, string> {
  const problems = new Map<number, string>()
  for (const { id, type, min, max, unit } of asked) {
    const value = answers.get(id)?.value
    if (type !== 'NumberRange' || value === undefined) continue
    if (value < (min ?? value) || value > (max ?? value))
      problems.set(id, `Bạn ghi một số từ ${formatNumber(min ?? 0)} đến ${formatNumber(max ?? 0)} ${unit ?? ''}.`)
  }
  const first = asked[0]
  if (first && sentAnswers(answers, asked).length === 0) problems.set(first.id, 'Bạn trả lời ít nhất một câu nhé.')
  return problems
}

/** The server's messages: it names a question's field `question-<id>`. */
export function serverProblems(errors: readonly { readonly field: string; readonly message: string }[]) {
  return new Map(
    errors.flatMap(({ field, message }): [number, string][] => {
      const [, id] = /^question-(\d+)$/.exec(field) ?? []
      return id === undefined ? [] : [[Number(id), message]]
    }),
  )
}
