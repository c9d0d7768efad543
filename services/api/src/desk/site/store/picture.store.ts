import { createHash } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { Tables } from '../../../platform/database/tables'

type Query = Kysely<Tables>

export const PICTURE_PATH = '/api/site-pictures'
/** For so long an editor may leave a picture that she uploaded in a form. */
const UNUSED_DAYS = 7

/** Keeps a picture, once however often it is sent; resolves with its address. */
export async function addPicture(query: Query, bytes: Buffer, now: Date): Promise<string> {
  const name = `${createHash('sha256').update(bytes).digest('hex').slice(0, 24)}.webp`
  await query
    .insertInto('sitePictures')
    .values({ name, bytes, addedAt: now })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ addedAt: now }))
    .execute()
  return `${PICTURE_PATH}/${name}`
}

export async function findPicture(query: Query, name: string): Promise<Buffer | null> {
  const row = await query.selectFrom('sitePictures').select('bytes').where('name', '=', name).executeTakeFirst()
  return row?.bytes ?? null
}

/** Throws away pictures that stand nowhere, neither now nor in what can be brought back. */
export async function forgetUnusedPictures(query: Query, now: Date): Promise<void> {
  const before = new Date(now.getTime() - UNUSED_DAYS * 86_400_000)
  await sql`delete from site_pictures p where added_at < ${before}
    and not exists (select 1 from site_edits where value::text like '%' || p.name || '%')
    and not exists (select 1 from desk_changes where before::text like '%' || p.name || '%')
    and not exists (select 1 from banners where banner::text like '%' || p.name || '%')
    and not exists (select 1 from site_objects where media_link like '%' || p.name or thumbnail like '%' || p.name)`.execute(
    query,
  )
}
