import { createHash } from 'node:crypto'
import type { Database } from '../../platform/database/open-database'

/** A file for medical staff as an import leaves it, in the first catalog of theirs. */
export async function addStaffFile({ query }: Database, id: number, bytes: Buffer, fileName = `tep-${id}.csv`) {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { id: articleCatalogId } = await query
    .selectFrom('articleCatalogs')
    .select('id')
    .where('staffOnly', '=', true)
    .executeTakeFirstOrThrow()
  const words = { title: `Tệp số ${id}`, summary: 'Bảng để thử', type: 'csv' as const, publishedAt: '2026-11-20' }
  const file = { ...words, id, fileName, bytes: bytes.length, sha256, articleCatalogId, sources: '[]' }
  await query.insertInto('staffFiles').values(file).execute()
  await query
    .insertInto('staffFileBytes')
    .values({ sha256, bytes })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { id, sha256 }
}
