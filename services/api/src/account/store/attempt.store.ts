import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { type AttemptLimit, attemptKey, SUBJECT_KEY_BYTES, subjectKey } from '../rules/attempt-limits'

export interface Attempt {
  /** Whether it is one too many. */
  readonly refused: boolean
  /** Takes it back: it was none of those that count. */
  forget(): Promise<void>
}

/**
 * Writes the attempt down, then counts: of many at once no more than the limit pass, in whatever process they arrive.
 * Refused attempts are not kept, or waiting would never end.
 */
export async function attempt(
  query: Kysely<Tables>,
  limits: readonly [AttemptLimit, ...AttemptLimit[]],
  name: string,
  now: Date,
  /** What is counted apart for that name. */
  detail?: string,
): Promise<Attempt> {
  const { kind } = limits[0]
  const key = attemptKey(name, detail)
  const { id } = await query
    .insertInto('attempts')
    .values({ kind, key, at: now })
    .returning('id')
    .executeTakeFirstOrThrow()
  const forget = async () => {
    await query.deleteFrom('attempts').where('id', '=', id).execute()
  }
  for (const { most, withinMs } of limits) {
    const { count } = await query
      .selectFrom('attempts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('kind', '=', kind)
      .where('key', '=', key)
      .where('at', '>', new Date(now.getTime() - withinMs))
      .executeTakeFirstOrThrow()
    if (Number(count) <= most) continue
    await forget()
    return { refused: true, forget: async () => undefined }
  }
  return { refused: false, forget }
}

/** Forgets what was counted, after a success. */
export async function forgetAttempts(query: Kysely<Tables>, { kind }: AttemptLimit, name: string): Promise<void> {
  await query.deleteFrom('attempts').where('kind', '=', kind).where('key', '=', attemptKey(name)).execute()
}

/** Forgets whatever is counted for these names: emails, phone numbers, `user <id>`. */
export async function forgetAttemptsAbout(query: Kysely<Tables>, names: readonly string[]): Promise<void> {
  const subjects = names.map(subjectKey)
  const beginsWithOne = (column: 'key' | 'account_key') =>
    sql<boolean>`substring(${sql.ref(column)} from 1 for ${sql.lit(SUBJECT_KEY_BYTES)}) in (${sql.join(subjects)})`
  await query.deleteFrom('attempts').where(beginsWithOne('key')).execute()
  await query.deleteFrom('loginFailures').where(beginsWithOne('account_key')).execute()
  await query
    .deleteFrom('messageRequests')
    .where((is) => is.or([is('contactKey', 'in', subjects), is('askerKey', 'in', subjects)]))
    .execute()
}

/** No limit looks back further than a day. */
export async function forgetOldAttempts(query: Kysely<Tables>, now: Date): Promise<void> {
  await query
    .deleteFrom('attempts')
    .where('at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
