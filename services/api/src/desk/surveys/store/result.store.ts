import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'
import type { DayCount } from '../rules/countable'
import type { SubmittedAnswers } from '../rules/results-csv'

type Query = Kysely<Tables>

/** Submissions of whole days, of one object type or all. */
export interface Counted {
  readonly questionnaireId: number
  readonly objectTypeId: number | undefined
  readonly from: string
  readonly until: string
}

const day = (column: string): RawBuilder<string> =>
  sql<string>`(${sql.ref(column)} at time zone 'Asia/Ho_Chi_Minh')::date`

/** How many answered on each day as which object type. */
export async function countDays(query: Query, questionnaireId: number): Promise<DayCount[]> {
  const { rows } = await sql<{ day: string; objectTypeId: number; count: number }>`
    select ${day('submitted_at')} as day, coalesce(object_type_id, 0)::integer as object_type_id, count(*)::integer as count
    from survey_submissions where questionnaire_id = ${questionnaireId} group by 1, 2 order by 1, 2`.execute(query)
  return rows
}

/** How many accounts a popup was shown to for the first time on each day. */
export async function countViews(query: Query, popupId: number): Promise<{ day: string; count: number }[]> {
  const { rows } = await sql<{ day: string; count: number }>`
    select ${day('seen_at')} as day, count(*)::integer as count
    from prompt_views where kind = 'popup' and item_id = ${popupId} group by 1 order by 1`.execute(query)
  return rows
}

function counted({ questionnaireId, objectTypeId, from, until }: Counted): RawBuilder<unknown> {
  return sql`s.questionnaire_id = ${questionnaireId} and ${day('s.submitted_at')} between ${from}::date and ${until}::date
    and (${objectTypeId ?? null}::integer is null or coalesce(s.object_type_id, 0) = ${objectTypeId ?? null}::integer)`
}

export interface QuestionCount {
  readonly questionId: number
  readonly answered: number
  readonly textCount: number
}

export async function countQuestions(query: Query, of: Counted): Promise<QuestionCount[]> {
  const { rows } = await sql<QuestionCount>`
    select a.question_id, count(distinct a.submission_id)::integer as answered,
      count(*) filter (where trim(a.text) <> '')::integer as text_count
    from survey_answers a join survey_submissions s on s.id = a.submission_id
    where ${counted(of)} group by a.question_id`.execute(query)
  return rows
}

/** How many people chose each answer. */
export async function countAnswers(query: Query, of: Counted): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ answerId: number; count: number }>`
    select a.answer_id, count(distinct a.submission_id)::integer as count
    from survey_answers a join survey_submissions s on s.id = a.submission_id
    where ${counted(of)} and a.answer_id is not null group by a.answer_id`.execute(query)
  return new Map(rows.map(({ answerId, count }) => [answerId, count]))
}

/** By question. */
export async function countImages(query: Query, of: Counted): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ questionId: number; count: number }>`
    select i.question_id, count(*)::integer as count
    from survey_images i join survey_submissions s on s.id = i.submission_id
    where ${counted(of)} group by i.question_id`.execute(query)
  return new Map(rows.map(({ questionId, count }) => [questionId, count]))
}

export interface WrittenText {
  readonly text: string
  readonly images: { id: number; width: number; height: number }[]
}

/** What was written and attached to a question, in another order each time. The images of a person stand with the first text. */
export async function findTexts(query: Query, of: Counted, questionId: number): Promise<WrittenText[]> {
  const texts = await sql<{ submissionId: number; text: string }>`
    select a.submission_id, trim(a.text) as text from survey_answers a join survey_submissions s on s.id = a.submission_id
    where ${counted(of)} and a.question_id = ${questionId} and trim(a.text) <> '' order by random()`.execute(query)
  const images = await sql<{ submissionId: number; id: number; width: number; height: number }>`
    select i.submission_id, i.id, i.width, i.height from survey_images i join survey_submissions s on s.id = i.submission_id
    where ${counted(of)} and i.question_id = ${questionId} order by random()`.execute(query)
  const left = new Map<number, WrittenText['images']>()
  for (const { submissionId, ...image } of images.rows)
    left.set(submissionId, [...(left.get(submissionId) ?? []), image])
  const take = (submissionId: number) => {
    const own = left.get(submissionId) ?? []
    left.delete(submissionId)
    return own
  }
  const written = texts.rows.map(({ submissionId, text }) => ({ text, images: take(submissionId) }))
  return [...written, ...[...left.values()].map((own) => ({ text: '', images: own }))]
}

/** An image with the questionnaire that it answers. */
export async function findImage(query: Query, id: number) {
  const row = await query
    .selectFrom('surveyImages')
    .innerJoin('surveySubmissions', 'surveySubmissions.id', 'surveyImages.submissionId')
    .select(['surveyImages.bytes', 'surveySubmissions.questionnaireId'])
    .where('surveyImages.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** Whole submissions without who sent them or when, in another order each time. */
export async function findSubmitted(query: Query, of: Counted): Promise<SubmittedAnswers[]> {
  const { rows } = await sql<SubmittedAnswers>`
    select coalesce(s.object_type_id, 0)::integer as object_type_id,
      coalesce((select jsonb_agg(jsonb_build_object('questionId', a.question_id, 'answerId', a.answer_id, 'text', a.text) order by a.id)
        from survey_answers a where a.submission_id = s.id), '[]') as answers,
      coalesce((select jsonb_agg(i.question_id) from survey_images i where i.submission_id = s.id), '[]') as images
    from survey_submissions s where ${counted(of)} order by random()`.execute(query)
  return rows
}
