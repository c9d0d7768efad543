import type { SurveyQuestions } from '../../../surveys/rules'
import type { DraftQuestions } from './desk-item'

/** How many parts (questions, groups, answers) need a new id: those without one, with one of another item, or with one that was used before. */
export function countNewParts(questions: DraftQuestions, known: ReadonlySet<number>): number {
  let count = 0
  numberParts(questions, known, () => {
    count += 1
    return 0
  })
  return count
}

/** The questions with an id for each part; ids of `known` stay, once each. `nextId` gives the others. */
export function numberParts(
  questions: DraftQuestions,
  known: ReadonlySet<number>,
  nextId: () => number,
): SurveyQuestions {
  const used = new Set<number>()
  const idOf = (id: number | null): number => {
    if (id === null || !known.has(id) || used.has(id)) return nextId()
    used.add(id)
    return id
  }
  return questions.map((question) => ({
    ...question,
    id: idOf(question.id),
    answerGroups: question.answerGroups.map((group) => ({
      ...group,
      id: idOf(group.id),
      answers: group.answers.map((answer) => ({ ...answer, id: idOf(answer.id) })),
    })),
  }))
}

/** Ids of all parts. */
export function partIds(questions: DraftQuestions | SurveyQuestions): Set<number> {
  const ids = questions.flatMap(({ id, answerGroups }) => [
    id,
    ...answerGroups.flatMap((group) => [group.id, ...group.answers.map((answer) => answer.id)]),
  ])
  return new Set(ids.filter((id) => id !== null))
}

/**
 * Questions of a file, which have no ids, with those of the stored ones: a part is the stored part of the same words below the same parent, else
 * the one at the same place whose words are nowhere any more, as its words were corrected.
 */
export function matchParts(questions: DraftQuestions, stored: DraftQuestions): DraftQuestions {
  return matched(questions, stored, (question) => question.content).map(({ part: question, before }) => ({
    ...question,
    id: before?.id ?? null,
    answerGroups: matched(question.answerGroups, before?.answerGroups ?? [], (group) => group.title ?? '').map(
      ({ part: group, before: groupBefore }) => ({
        ...group,
        id: groupBefore?.id ?? null,
        answers: matched(group.answers, groupBefore?.answers ?? [], (answer) => answer.content).map(
          ({ part: answer, before: answerBefore }) => ({ ...answer, id: answerBefore?.id ?? null }),
        ),
      }),
    ),
  }))
}

function matched<T>(parts: readonly T[], stored: readonly T[], wordsOf: (part: T) => string) {
  const left = new Set(stored)
  const take = (before: T | undefined): T | null => {
    if (before === undefined || !left.has(before)) return null
    left.delete(before)
    return before
  }
  const byWords = parts.map((part) => take([...left].find((before) => wordsOf(before) === wordsOf(part))))
  return parts.map((part, place) => ({ part, before: byWords[place] ?? take(stored[place]) }))
}

/** Whether the two differ in words alone: what was answered keeps its meaning. */
export function hasSameStructure(a: DraftQuestions, b: DraftQuestions): boolean {
  return JSON.stringify(structureOf(a)) === JSON.stringify(structureOf(b))
}

function structureOf(questions: DraftQuestions) {
  return questions.map((question) => [
    question.id,
    question.surveyQuestionTypeId,
    question.allowAttachImage,
    question.requireAttachImage,
    question.answerGroups.map((group) => [group.id, group.answers.map(({ id, isOtherAnswer }) => [id, isOtherAnswer])]),
  ])
}
