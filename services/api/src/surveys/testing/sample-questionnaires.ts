import type { Kysely } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { QuestionnaireKind, SurveyQuestions } from '../../stored-values'

const answer = (id: number, content: string, isOtherAnswer = false) => ({ id, content, isOtherAnswer })

/** A single choice (answers 11, 12 and "other" 13 of group 10), several choices with an image (group 20: 21, 22), and a free text. */
export const sampleQuestions: SurveyQuestions = [
  {
    id: 1,
    content: 'Bé ăn dặm từ khi nào?',
    surveyQuestionTypeId: 1,
    allowAttachImage: false,
    requireAttachImage: false,
    answerGroups: [
      { id: 10, title: null, answers: [answer(11, '6 tháng'), answer(12, '7 tháng'), answer(13, 'Khác', true)] },
    ],
  },
  {
    id: 2,
    content: 'Bé ăn gì?',
    surveyQuestionTypeId: 2,
    allowAttachImage: true,
    requireAttachImage: false,
    answerGroups: [{ id: 20, title: 'Món chính', answers: [answer(21, 'Cháo'), answer(22, 'Cơm')] }],
  },
  {
    id: 3,
    content: 'Mẹ muốn nói thêm gì?',
    surveyQuestionTypeId: 3,
    allowAttachImage: false,
    requireAttachImage: false,
    answerGroups: [],
  },
]

interface Change {
  readonly title?: string
  readonly objectTypeIds?: number[]
  readonly status?: 'draft' | 'active' | 'stopped'
  readonly startsAt?: Date
  readonly endsAt?: Date
  readonly aboutHealth?: boolean
  readonly keepDays?: number
  readonly questions?: SurveyQuestions
  readonly stoppedAt?: Date
}

let made = 0

/** An active popup of the home page, unless told otherwise. */
export async function addPopup(
  query: Kysely<Tables>,
  change: Pick<Change, 'objectTypeIds' | 'status' | 'startsAt' | 'endsAt'> & {
    readonly content?: string
    readonly pageNames?: string[]
  } = {},
): Promise<number> {
  made += 1
  const row = await query
    .insertInto('popups')
    .values({
      key: `mau-${made}-${crypto.randomUUID()}`,
      title: 'Lời nhắn',
      content: 'Chào **mẹ**',
      status: 'active',
      pageNames: ['Home'],
      changedAt: new Date('2026-11-01T00:00:00Z'),
      ...change,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}

/** An active survey with three questions, or a poll with the first of them over the notebook, unless told otherwise. */
export async function addQuestionnaire(
  query: Kysely<Tables>,
  kind: QuestionnaireKind,
  { questions, ...change }: Change = {},
): Promise<number> {
  made += 1
  const asked = questions ?? (kind === 'poll' ? sampleQuestions.slice(0, 1) : sampleQuestions)
  const row = await query
    .insertInto('questionnaires')
    .values({
      key: `mau-${made}-${crypto.randomUUID()}`,
      kind,
      title: 'Bữa ăn của bé',
      url: kind === 'poll' ? '/so-tay-cua-me' : null,
      status: 'active',
      purpose: 'Để chọn bài viết',
      changedAt: new Date('2026-11-01T00:00:00Z'),
      ...change,
      questions: JSON.stringify(asked),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return row.id
}
