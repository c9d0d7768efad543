import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'

/**
 * What a download of one's own data holds: a table, and what makes a row the user's. A test compares this
 * list with the database, so a new table about users can't be forgotten.
 */
export const ownDataTables = {
  children: 'user_id = $user',
  child_health_checks: 'child_id in (select id from children where user_id = $user)',
  mother_health_checks: 'user_id = $user',
  diet_checks: 'user_id = $user',
  consents: 'user_id = $user',
  favourites: 'user_id = $user',
  user_carts: 'user_id = $user',
  list_notes: 'user_id = $user',
  list_shares: 'user_id = $user',
  saved_menus: 'user_id = $user',
  class_registrations: 'user_id = $user',
  survey_submissions: 'user_id = $user',
  survey_answers: 'submission_id in (select id from survey_submissions where user_id = $user)',
  survey_images: 'submission_id in (select id from survey_submissions where user_id = $user)',
  prompt_views: 'user_id = $user',
  social_sign_ins: 'user_id = $user',
  sessions: 'user_id = $user',
  known_devices: 'user_id = $user',
  totp_secrets: 'user_id = $user',
  passkeys: 'user_id = $user',
  user_contacts: 'user_id = $user',
  contact_changes: 'user_id = $user',
  staff_decisions: 'user_id = $user',
  staff_requests: 'user_id = $user',
} as const

/** About users too, but nothing of their own: a picture comes as its address, codes live for minutes, keys of operations say nothing, and what an editor changed is the site's. */
export const leftOutOfOwnData = [
  'one_time_codes',
  'login_codes',
  'recovery_codes',
  'step_tickets',
  'step_challenges',
  'user_avatars',
  'list_operations',
  'desk_changes',
  'survey_changes',
  'site_edits',
  'site_changes',
  'judged_queries',
] as const

/** What a row of survey `s` says of question `t.question_id`, as `q`. */
const OF_QUESTION = `survey_submissions s join questionnaires n on n.id = s.questionnaire_id
  cross join jsonb_array_elements(n.questions) q where s.id = t.submission_id and (q->>'id')::integer = t.question_id`

/** Words instead of ids, and pictures instead of bytes: JSON objects whose names are added to the row's, or take their places. */
const readable: Readonly<Record<string, string>> = {
  survey_submissions: `select jsonb_build_object('title', n.title, 'purpose', n.purpose) from questionnaires n where n.id = t.questionnaire_id`,
  survey_answers: `select jsonb_build_object('question', q->>'content', 'answer',
    (select a->>'content' from jsonb_array_elements(q->'answerGroups') g, jsonb_array_elements(g->'answers') a
      where (a->>'id')::integer = t.answer_id)) from ${OF_QUESTION}`,
  survey_images: `select jsonb_build_object('question', q->>'content',
    'bytes', 'data:image/webp;base64,' || translate(encode(t.bytes, 'base64'), E'\\n', '')) from ${OF_QUESTION}`,
}

/** Hashes protect the account; they tell their owner nothing. Who of the editors answered is nobody else's. */
const SECRET_COLUMNS = [
  'password_hash',
  'token_hash',
  'mail_token_hash',
  'sms_token_hash',
  'settled_by',
  'step_hash',
  'secret',
  'public_key',
]

/** Everything kept about a user, by table, as stored; answers of surveys with the words of question and answer. */
export async function findOwnData(query: Kysely<Tables>, userId: number): Promise<Record<string, unknown>> {
  const data: Record<string, unknown> = { users: await rowsOf(query, 'users', 'id = $user', userId) }
  for (const [table, condition] of Object.entries(ownDataTables)) {
    data[table] = await rowsOf(query, table, condition, userId)
  }
  return data
}

async function rowsOf(query: Kysely<Tables>, table: string, condition: string, userId: number): Promise<unknown[]> {
  const [before = '', after = ''] = condition.split('$user')
  const secrets = sql.lit(`{${SECRET_COLUMNS.join(',')}}`)
  const { rows } = await sql<{ row: unknown }>`
    select (to_jsonb(t) - ${secrets}::text[]) || coalesce((${sql.raw(readable[table] ?? 'null')})::jsonb, '{}') as row from ${sql.table(table)} t
    where ${sql.raw(before)}${userId}${sql.raw(after)}`.execute(query)
  return rows.map(({ row }) => row)
}
