import type { Kysely, Selectable } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import type { AnswerRow } from '../rules/answer-rows'
import type { Questionnaire } from './questionnaire.store'

export type Submission = Selectable<Tables['surveySubmissions']>

export interface NewSubmission {
  readonly questionnaireId: number
  readonly userId: number
  readonly objectTypeId: number | null
  readonly key: string | null
  readonly submittedAt: Date
  readonly keepUntil: Date
  readonly answers: readonly AnswerRow[]
  readonly images: readonly NewImage[]
}

export interface NewImage {
  readonly questionId: number
  /** WebP. */
  readonly bytes: Buffer
  readonly width: number
  readonly height: number
}

export async function findSubmission(
  query: Kysely<Tables>,
  questionnaireId: number,
  userId: number,
): Promise<Submission | null> {
  const row = await query
    .selectFrom('surveySubmissions')
    .selectAll()
    .where('questionnaireId', '=', questionnaireId)
    .where('userId', '=', userId)
    .executeTakeFirst()
  return row ?? null
}

/** Surveys that the user answered, each with when, the last answered first. */
export async function findSubmittedSurveys(
  query: Kysely<Tables>,
  userId: number,
): Promise<(Questionnaire & Pick<Submission, 'submittedAt'>)[]> {
  return query
    .selectFrom('surveySubmissions')
    .innerJoin('questionnaires', 'questionnaires.id', 'surveySubmissions.questionnaireId')
    .selectAll('questionnaires')
    .select('surveySubmissions.submittedAt')
    .where('surveySubmissions.userId', '=', userId)
    .where('questionnaires.kind', '=', 'survey')
    .orderBy('surveySubmissions.submittedAt', 'desc')
    .orderBy('questionnaires.id')
    .execute()
}

/** The new submission's id; null when the user has one already, also one that another request is just writing. To be called in a transaction. */
export async function addSubmission(query: Kysely<Tables>, submission: NewSubmission): Promise<number | null> {
  const { key, answers, images, ...row } = submission
  const added = await query
    .insertInto('surveySubmissions')
    .values({ ...row, submissionKey: key })
    .onConflict((conflict) => conflict.constraint('one_submission_a_user').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (added === undefined) return null
  const submissionId = added.id
  if (answers.length > 0)
    await query
      .insertInto('surveyAnswers')
      .values(answers.map((answer) => ({ ...answer, submissionId })))
      .execute()
  // One by one: together they may be longer than a statement should be.
  for (const image of images)
    await query
      .insertInto('surveyImages')
      .values({ ...image, submissionId })
      .execute()
  return submissionId
}

/** What was chosen and written, in the order of sending. */
export async function findAnswers(query: Kysely<Tables>, submissionId: number): Promise<AnswerRow[]> {
  return query
    .selectFrom('surveyAnswers')
    .select(['questionId', 'groupId', 'answerId', 'text'])
    .where('submissionId', '=', submissionId)
    .orderBy('id')
    .execute()
}

export async function findImages(query: Kysely<Tables>, submissionId: number) {
  return query
    .selectFrom('surveyImages')
    .select(['questionId', 'bytes'])
    .where('submissionId', '=', submissionId)
    .orderBy('id')
    .execute()
}

/** Deletes a user's answers to all that asks about health: its consent was withdrawn, or the user deletes health data. Resolves with how many submissions. */
export async function forgetHealthAnswers(query: Kysely<Tables>, userId: number): Promise<number> {
  const deleted = await query
    .deleteFrom('surveySubmissions')
    .where('userId', '=', userId)
    .where('questionnaireId', 'in', (of) =>
      of.selectFrom('questionnaires').select('id').where('aboutHealth', '=', true),
    )
    .executeTakeFirst()
  return Number(deleted.numDeletedRows)
}

/** Deletes submissions, with answers and images, that were to be kept until now. */
export async function forgetOldSubmissions(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('surveySubmissions').where('keepUntil', '<=', now).execute()
}
