import type { Database } from '../../platform/database/open-database'
import type { Result } from '../rules/result'

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
  { query: db }: Database,
  query: string,
): Promise<{ readonly count: number; readonly known: boolean }> {
  const { count, known } = await db
    .selectFrom('judgedQueries')
    .select(({ fn }) => [
      fn.countAll<string>().as('count'),
      fn.countAll<string>().filterWhere('query', '=', query).as('known'),
    ])
    .executeTakeFirstOrThrow()
  return { count: Number(count), known: Number(known) > 0 }
}

/** Adds a search, or replaces what was wanted of it. */
export async function putJudged(
  { query: db }: Database,
  query: string,
  wanted: Wanted,
  by: { readonly userId: number; readonly now: Date },
): Promise<void> {
  const judged = {
    wantedKind: wanted?.kind ?? null,
    wantedId: wanted?.id ?? null,
    judgedAt: by.now,
    userId: by.userId,
  }
  await db
    .insertInto('judgedQueries')
    .values({ query, ...judged })
    .onConflict((conflict) => conflict.column('query').doUpdateSet(judged))
    .execute()
}

/** Resolves with whether it was there. */
export async function deleteJudged({ query: db }: Database, query: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('judgedQueries').where('query', '=', query).executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
