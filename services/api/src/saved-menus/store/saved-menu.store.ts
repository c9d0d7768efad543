import type { Kysely, Selectable } from 'kysely'
import type { CallBody } from 'shared-contracts/calls'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import { titleAmong } from '../rules/title-among'

/** More than a year of weeks; it keeps one account from filling the disk. */
export const MOST_SAVED_MENUS = 100
/** What was deleted can be restored for so long. */
const RESTORABLE_MS = 86_400_000

export type SavedMenu = Omit<Selectable<Tables['savedMenus']>, 'userId' | 'saveKey' | 'deletedAt'>
type Days = SavedMenu['days']
type Added = Omit<CallBody<'SavedMenu/Add'>, 'key' | 'days'> & { readonly key: string; readonly days: Days }
type Change = Omit<CallBody<'SavedMenu/Change'>, 'id' | 'revision' | 'days'> & { readonly days?: Days | undefined }

export interface Revision {
  readonly id: number
  readonly revision: number
}

const COLUMNS = [
  'id',
  'title',
  'objectTypeId',
  'forWhom',
  'startsOn',
  'menuId',
  'days',
  'revision',
  'savedAt',
  'changedAt',
] as const

/** The last changed first. */
export async function findSavedMenus(query: Kysely<Tables>, userId: number): Promise<SavedMenu[]> {
  return query
    .selectFrom('savedMenus')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .orderBy('changedAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

export async function findSavedMenu(query: Kysely<Tables>, userId: number, id: number): Promise<SavedMenu | null> {
  const row = await query
    .selectFrom('savedMenus')
    .select(COLUMNS)
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Saves once for each key, under a title that no other menu of the user has. Saves of one user follow one another, so the list can't grow past its limit. Null: it is full. */
export async function addSavedMenu(
  outside: Kysely<Tables>,
  userId: number,
  { key, days, ...menu }: Added,
  now: Date,
): Promise<Revision | null> {
  return outside.transaction().execute(async (query) => {
    await lockUser(query, userId)
    const before = await query
      .selectFrom('savedMenus')
      .select(['id', 'revision'])
      .where('userId', '=', userId)
      .where('saveKey', '=', key)
      .executeTakeFirst()
    if (before !== undefined) return before
    const kept = await findSavedMenus(query, userId)
    if (kept.length >= MOST_SAVED_MENUS) return null
    const title = titleAmong(
      kept.map((each) => each.title),
      menu.title,
    )
    return query
      .insertInto('savedMenus')
      .values({ ...menu, title, userId, saveKey: key, days: JSON.stringify(days), savedAt: now, changedAt: now })
      .returning(['id', 'revision'])
      .executeTakeFirstOrThrow()
  })
}

export type Changed = Revision | 'absent' | 'changed-elsewhere'

/** Changes the revision that the visitor saw; a later one stays as it is. */
export async function changeSavedMenu(
  query: Kysely<Tables>,
  userId: number,
  seen: Revision,
  { days, ...naming }: Change,
  now: Date,
): Promise<Changed> {
  const changed = await query
    .updateTable('savedMenus')
    .set(({ eb }) => ({
      ...naming,
      ...(days && { days: JSON.stringify(days) }),
      changedAt: now,
      revision: eb('revision', '+', 1),
    }))
    .where('userId', '=', userId)
    .where('id', '=', seen.id)
    .where('revision', '=', seen.revision)
    .where('deletedAt', 'is', null)
    .returning(['id', 'revision'])
    .executeTakeFirst()
  if (changed !== undefined) return changed
  return (await findSavedMenu(query, userId, seen.id)) === null ? 'absent' : 'changed-elsewhere'
}

/** What is absent or another's stays as it is. */
export async function deleteSavedMenu(query: Kysely<Tables>, userId: number, id: number, now: Date): Promise<void> {
  await query
    .updateTable('savedMenus')
    .set({ deletedAt: now })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .execute()
}

/** Brings back what can still be restored. */
export async function restoreSavedMenu(
  outside: Kysely<Tables>,
  userId: number,
  id: number,
  now: Date,
): Promise<Revision | 'absent' | 'full'> {
  return outside.transaction().execute(async (query) => {
    await lockUser(query, userId)
    const row = await query
      .selectFrom('savedMenus')
      .select(['id', 'revision', 'deletedAt'])
      .where('userId', '=', userId)
      .where('id', '=', id)
      .executeTakeFirst()
    if (row === undefined) return 'absent'
    const { deletedAt, ...revision } = row
    if (deletedAt === null) return revision
    if (deletedAt <= oldestRestorable(now)) return 'absent'
    if (await isFull(query, userId)) return 'full'
    await query.updateTable('savedMenus').set({ deletedAt: null }).where('id', '=', id).execute()
    return revision
  })
}

/** Throws away what can no longer be restored. */
export async function forgetDeletedMenus(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('savedMenus').where('deletedAt', '<=', oldestRestorable(now)).execute()
}

const oldestRestorable = (now: Date): Date => new Date(now.getTime() - RESTORABLE_MS)

async function isFull(query: Kysely<Tables>, userId: number): Promise<boolean> {
  const { count } = await query
    .selectFrom('savedMenus')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('userId', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(count) >= MOST_SAVED_MENUS
}
