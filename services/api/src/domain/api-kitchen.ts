import { createKitchen, type Kitchen } from 'shared-contracts/nutrition'
import type { Database } from '../database/open-database'
import { findFacts, type StoredFacts } from '../store/nutrition-facts.store'
import type { RevisionWatch } from '../store/revision.store'
import { createRevisioned, type Revisioned } from '../store/revisioned'

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
