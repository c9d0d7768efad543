import { findObjectType } from 'shared-contracts/ages'
import { csvText } from 'shared-contracts/csv'
import type { DraftQuestions } from './desk-item'

export interface SubmittedAnswers {
  readonly objectTypeId: number
  readonly answers: readonly {
    readonly questionId: number
    readonly answerId: number | null
    readonly text: string | null
  }[]
  /** A question id for each image. */
  readonly images: readonly number[]
}

/**
 * A row for each submission, for a spreadsheet: its object type where `toldTypes` has it, then what was answered to each question, and how many images.
 */
export function resultsCsv(
  questions: DraftQuestions,
  submissions: readonly SubmittedAnswers[],
  toldTypes: ReadonlySet<number>,
): string {
  const columns = questions.map((question, place) => ({ question, title: `${place + 1}. ${question.content}` }))
  const head = columns.flatMap(({ question, title }) =>
    question.allowAttachImage ? [title, `${title} (số hình)`] : [title],
  )
  const rows = submissions.map(({ objectTypeId, answers, images }) => [
    toldTypes.has(objectTypeId) ? (findObjectType(objectTypeId)?.title ?? '') : '',
    ...columns.flatMap(({ question }) => {
      const cell = answerText(question, answers)
      if (!question.allowAttachImage) return [cell]
      return [cell, images.filter((id) => id === question.id).length]
    }),
  ])
  return csvText([['Đối tượng', ...head], ...rows])
}

function answerText(question: DraftQuestions[number], answers: SubmittedAnswers['answers']): string {
  const words = new Map(question.answerGroups.flatMap((group) => group.answers.map(({ id, content }) => [id, content])))
  return answers
    .filter(({ questionId }) => questionId === question.id)
    .map(({ answerId, text }) =>
      [answerId === null ? null : words.get(answerId), text].filter((part) => (part ?? '') !== '').join(': '),
    )
    .join('; ')
}
