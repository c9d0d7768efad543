import type { Kysely } from 'kysely'
import { contentChanged } from '../../../platform/content-revision/content-changed'
import type { Tables } from '../../../platform/database/tables'
import type { Editing } from '../../../platform/editing/editing'
import type { SiteEdit, SiteEditKind, SiteEditState, SiteValue } from '../rules/site-values'

type Query = Kysely<Tables>

/** What editors did to the things of a kind. */
export async function findEdits(query: Query, kind: SiteEditKind): Promise<SiteEdit[]> {
  return query
    .selectFrom('siteEdits as e')
    .leftJoin('users as u', 'u.id', 'e.userId')
    .select(['e.key', 'e.state', 'e.value', 'e.revision', 'e.changedAt', 'u.fullName as changedBy'])
    .where('e.kind', '=', kind)
    .orderBy('e.changedAt')
    .orderBy('e.key')
    .execute()
}

/** One editor at a time; the importer, which the edits lie over, waits too. Until the end of the transaction, which raises the revision. */
export async function lockEdits(query: Query): Promise<void> {
  await contentChanged(query)
}

/** Keeps what an editor did, and how it was before. */
export async function putEdit(
  query: Query,
  kind: SiteEditKind,
  key: string,
  { state, value }: { readonly state: SiteEditState; readonly value: SiteValue | null },
  { userId, now }: Editing,
): Promise<number> {
  const given = { state, value: value === null ? null : JSON.stringify(value), userId, changedAt: now }
  const row = await query
    .insertInto('siteEdits')
    .values({ kind, key, ...given })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'key'])
        .doUpdateSet(({ eb, ref }) => ({ ...given, revision: eb(ref('siteEdits.revision'), '+', 1) })),
    )
    .returning('revision')
    .executeTakeFirstOrThrow()
  return row.revision
}
