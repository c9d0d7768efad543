import type { FoodFacts } from 'shared-contracts/nutrition'
import type { Database } from '../../platform/database/open-database'

export interface StoredFacts {
  readonly facts: FoodFacts
  /** Portion family of each dish, by dishId. */
  readonly families: Readonly<Record<string, string>>
}

/** The facts that sums are made with. Rejects where no content was imported. */
export async function findFacts({ query }: Database): Promise<StoredFacts> {
  return query
    .selectFrom('nutrition_facts')
    .select(['facts', 'families'])
    .where('code', '=', 'all')
    .executeTakeFirstOrThrow()
}
