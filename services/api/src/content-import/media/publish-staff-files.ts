import { type ContentFolder, type ContentRows, staffFileBytes } from 'content'
import { sql } from 'kysely'
import type { Database } from '../../platform/database/open-database'

/** The bytes of a file for medical staff under their hash; as text, so that they travel with the rest of the content. */
export interface StaffFileBytes {
  readonly sha256: string
  readonly base64: string
}

/** Reads what the rows tell of. */
export function staffFilesOf(folder: ContentFolder, rows: ContentRows['staff_files']): StaffFileBytes[] {
  return rows.map(({ file_name: fileName, sha256 }) => {
    const bytes = staffFileBytes(folder, fileName)
    if (bytes === null) throw new Error(`${fileName} is gone since it was checked`)
    return { sha256, base64: bytes.toString('base64') }
  })
}

/** Keeps bytes that are not there yet. */
export async function publishStaffFiles({ query }: Database, files: readonly StaffFileBytes[]): Promise<void> {
  for (const { sha256, base64 } of files) {
    await query
      .insertInto('staffFileBytes')
      .values({ sha256, bytes: Buffer.from(base64, 'base64') })
      .onConflict((conflict) => conflict.doNothing())
      .execute()
  }
}

/** Bytes that no file has any more, after an import. */
export async function forgetStaffFiles({ query }: Database): Promise<void> {
  await query
    .deleteFrom('staffFileBytes')
    .where('sha256', 'not in', (from) => from.selectFrom('staffFiles').select(sql<string>`sha256`.as('sha256')))
    .execute()
}
