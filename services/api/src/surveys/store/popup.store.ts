import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../../platform/database/tables'
import { isForOneOf, isOpen } from './shown'

export type Popup = Selectable<Tables['popups']>

/** Open popups of a page for one of these object types that the account was not shown yet, the oldest first. */
export async function findUnseenPopups(
  query: Kysely<Tables>,
  userId: number,
  page: string,
  objectTypeIds: readonly number[],
  now: Date,
): Promise<Popup[]> {
  return query
    .selectFrom('popups')
    .selectAll()
    .where(isOpen(now))
    .where(isForOneOf(objectTypeIds))
    .where(sql<boolean>`${page} = any(page_names)`)
    .where(
      sql<boolean>`not exists (select 1 from prompt_views v where v.item_id = popups.id and v.kind = 'popup' and v.user_id = ${userId})`,
    )
    .orderBy('id')
    .execute()
}

export async function findPopup(query: Kysely<Tables>, id: number): Promise<Popup | null> {
  return (await query.selectFrom('popups').selectAll().where('id', '=', id).executeTakeFirst()) ?? null
}
