import type { Database } from '../../platform/database/open-database'
import type { StoredFacts } from '../rules/api-kitchen'

/** The facts that sums are made with. Rejects where no content was imported. */
export async function findFacts({ query }: Database): Promise<StoredFacts> {
  return query
    .selectFrom('nutritionFacts')
    .select(['facts', 'families'])
    .where('code', '=', 'all')
    .executeTakeFirstOrThrow()
}
