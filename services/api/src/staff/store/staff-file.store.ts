import { type Kysely, sql } from 'kysely'
import type { Reader } from 'shared-contracts/access'
import type { Tables } from '../../platform/database/tables'
import type { BytePart } from '../rules/content-range'

/** Files for medical staff, newest first. */
export async function findStaffFiles(query: Kysely<Tables>) {
  const rows = await query
    .selectFrom('staffFiles as f')
    .innerJoin('articleCatalogs as c', 'c.id', 'f.articleCatalogId')
    .select(['f.id', 'f.title', 'f.summary', 'f.fileName', 'f.type', 'f.bytes', 'f.sha256', 'f.publishedAt'])
    .select(['f.sources', 'c.code as catalogCode'])
    .orderBy('f.publishedAt', 'desc')
    .orderBy('f.id')
    .execute()
  return rows.map((row) => ({ ...row, sources: [...row.sources] }))
}

export async function findStaffFile(query: Kysely<Tables>, fileId: number) {
  const file = query.selectFrom('staffFiles').select(['id', 'fileName', 'type', 'bytes', 'sha256'])
  return (await file.where('id', '=', fileId).executeTakeFirst()) ?? null
}

/** Some bytes of a file; null when they are not kept. */
export async function readStaffFile(
  query: Kysely<Tables>,
  sha256: string,
  { from, to }: BytePart,
): Promise<Buffer | null> {
  const row = await query
    .selectFrom('staffFileBytes')
    .select(sql<Uint8Array>`substring(bytes from ${from + 1} for ${to - from + 1})`.as('part'))
    .where('sha256', '=', sha256)
    .executeTakeFirst()
  return row ? Buffer.from(row.part) : null
}

/** Who holds a link, as the account stands now; null when it is locked, to be erased or gone. */
export async function findLinkHolder(
  query: Kysely<Tables>,
  userId: number,
  now: Date,
): Promise<Pick<Reader, 'userType' | 'staffApproved'> | null> {
  const holder = await query
    .selectFrom('users')
    .select(['userType', 'staffApproved'])
    .where('id', '=', userId)
    .where('disabled', '=', false)
    .where((is) => is.or([is('deleteAfter', 'is', null), is('deleteAfter', '>', now)]))
    .executeTakeFirst()
  return holder ?? null
}
