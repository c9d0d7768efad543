import type { Kysely } from 'kysely'
import type { Database } from '../../platform/database/open-database'
import type { Tables } from '../../platform/database/tables'
import type { Editing } from '../../platform/editing/editing'
import type { Result } from '../rules/result'

type Query = Kysely<Tables>

/** What should come first; null: it is still to be written. */
export type Wanted = Pick<Result, 'kind' | 'id'> | null

/** A list that is looked through; what is older has been taken over into the tests of the search. */
export const MOST_JUDGED = 500

export interface JudgedQuery {
  readonly query: string
  readonly wanted: Wanted
  readonly judgedAt: Date
  /** Null: an account that is gone. */
  readonly judgedBy: string | null
}

/** The newest first. */
export async function findJudged({ query: db }: Database): Promise<readonly JudgedQuery[]> {
  const rows = await db
    .selectFrom('judgedQueries as j')
    .leftJoin('users as u', 'u.id', 'j.userId')
    .select(['j.query', 'j.wantedKind', 'j.wantedId', 'j.judgedAt', 'u.fullName as judgedBy'])
    .orderBy('j.judgedAt', 'desc')
    .orderBy('j.query')
    .execute()
  return rows.map(({ wantedKind, wantedId, ...row }) => ({
    ...row,
    wanted: wantedKind === null || wantedId === null ? null : { kind: wantedKind, id: wantedId },
  }))
}

/** Whether the list has this search, and how many it has. */
export async function countJudged(
  query: Query,
  wording: string,
): Promise<{ readonly count: number; readonly known: boolean }> {
  const { count, known } = await query
    .selectFrom('judgedQueries')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('query', '=', wording).as('known'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), known: Number(known) > 0 }
}

/** When somebody had judged what an editor read; null: nobody had. Undefined: she read nothing, and whatever is there is replaced. */
type Seen = string | null | undefined

/** Adds a search, or replaces what was wanted of it; resolves with whether it was as the editor had seen it. */
export async function putJudged(
  query: Query,
  wording: string,
  wanted: Wanted,
  seen: Seen,
  { userId, now }: Editing,
): Promise<boolean> {
  const judged = { wantedKind: wanted?.kind ?? null, wantedId: wanted?.id ?? null, judgedAt: now, userId }
  if (typeof seen === 'string') {
    const { numUpdatedRows } = await query
      .updateTable('judgedQueries')
      .set(judged)
      .where('query', '=', wording)
      .where('judgedAt', '=', new Date(seen))
      .executeTakeFirstOrThrow()
    return numUpdatedRows > 0n
  }
  const { numInsertedOrUpdatedRows } = await query
    .insertInto('judgedQueries')
    .values({ query: wording, ...judged })
    .onConflict((conflict) =>
      seen === null ? conflict.column('query').doNothing() : conflict.column('query').doUpdateSet(judged),
    )
    .executeTakeFirstOrThrow()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** Resolves with whether it was there, and as the editor had seen it. */
export async function deleteJudged(query: Query, wording: string, seen: string | undefined): Promise<boolean> {
  let deleting = query.deleteFrom('judgedQueries').where('query', '=', wording)
  if (seen !== undefined) deleting = deleting.where('judgedAt', '=', new Date(seen))
  const { numDeletedRows } = await deleting.executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
