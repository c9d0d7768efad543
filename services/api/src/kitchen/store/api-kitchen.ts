import { createKitchen, type Kitchen } from 'shared-contracts/nutrition'
import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { findFacts, type StoredFacts } from './nutrition-facts.store'

export interface ApiKitchen extends StoredFacts {
  readonly kitchen: Kitchen
}

/** The facts ready to compute with, in memory; made anew when the content changes. */
export function createApiKitchen(database: Database, watch: RevisionWatch): Revisioned<ApiKitchen> {
  return createRevisioned(watch, async () => {
    const stored = await findFacts(database)
    return { ...stored, kitchen: createKitchen(stored.facts) }
  })
}
