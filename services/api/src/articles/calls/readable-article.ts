import { type Caller, requireReader } from '../../platform/calls/caller'
import type { Database } from '../../platform/database/open-database'
import { findArticleGate } from '../store/article.store'

/** Throws 401 or 403 when the article is not the caller's to read; silent when it is, or when there is none. */
export async function requireReadableArticle(database: Database, id: number, caller: Caller): Promise<void> {
  const gate = await findArticleGate(database, id)
  if (gate !== null) requireReader(gate, caller)
}
