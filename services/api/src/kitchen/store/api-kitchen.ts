import { createKitchen } from 'shared-contracts/nutrition'
import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import type { ApiKitchen } from '../rules/api-kitchen'
import { findFacts } from './nutrition-facts.store'

/** The facts ready to compute with, in memory; made again when the content changes. */
export function createApiKitchen(database: Database, watch: RevisionWatch): Revisioned<ApiKitchen> {
  return createRevisioned(watch, async () => {
    const stored = await findFacts(database)
    return { ...stored, kitchen: createKitchen(stored.facts) }
  })
}
