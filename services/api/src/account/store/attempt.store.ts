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
 * Counts, then writes the attempt down, one after another for the same name: of many at once as many pass as the limits allow, in whatever process
 * they arrive. Refused attempts are not kept, or waiting would never end.
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
  const id = await within(query, async (inside) => {
    await sql`select pg_advisory_xact_lock(${key.readInt32BE(0)}, ${key.readInt32BE(SUBJECT_KEY_BYTES)})`.execute(
      inside,
    )
    for (const { most, withinMs } of limits) {
      const { count } = await inside
        .selectFrom('attempts')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .where('kind', '=', kind)
        .where('key', '=', key)
        .where('at', '>', new Date(now.getTime() - withinMs))
        // After a clock that was set back nobody waits longer for that.
        .where('at', '<=', new Date(now.getTime() + withinMs))
        .executeTakeFirstOrThrow()
      if (Number(count) >= most) return null
    }
    const row = { kind, key, at: now }
    return (await inside.insertInto('attempts').values(row).returning('id').executeTakeFirstOrThrow()).id
  })
  if (id === null) return { refused: true, forget: async () => undefined }
  return {
    refused: false,
    forget: async () => {
      await query.deleteFrom('attempts').where('id', '=', id).execute()
    },
  }
}

/** In the transaction that is under way, else in one of its own. */
function within<T>(query: Kysely<Tables>, act: (query: Kysely<Tables>) => Promise<T>): Promise<T> {
  return query.isTransaction ? act(query) : query.transaction().execute(act)
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
