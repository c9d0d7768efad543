import { type Kysely, sql } from 'kysely'
import type { Tables } from '../database/tables'

/**
 * Raises the revision: documents, lists and answers that are kept until the content changes are made anew. What is made of the content's files
 * (`createRevisioned`) stays. In the transaction of the change.
 */
export async function contentChanged(query: Kysely<Tables>): Promise<void> {
  await query
    .updateTable('contentRevision')
    .set({ revision: sql`revision + 1`, deskEdits: sql`desk_edits + 1`, changedAt: sql`now()` })
    .execute()
}
