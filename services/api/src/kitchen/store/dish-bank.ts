import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { createSearchIndex, type SearchFields, type SearchIndex } from '../../platform/search/search-index'
import { findSearchWords, type SearchWords } from '../../platform/search/search-words'
import type { ListedDish } from '../rules/listed-dish'
import { findListedDishes } from './dish.store'

export interface DishBank {
  /** By title, as a Vietnamese dictionary sorts. */
  readonly dishes: readonly ListedDish[]
  /** What is searched of each. */
  readonly fields: readonly SearchFields[]
  readonly index: SearchIndex
  readonly byId: ReadonlyMap<number, ListedDish>
}

/** Every dish in memory, to list and to search; made again when the content changes. */
export function createDishBank(database: Database, watch: RevisionWatch): Revisioned<DishBank> {
  return createRevisioned(watch, async () => {
    const words = await findSearchWords(database)
    return dishBankOf(await findListedDishes(database), words)
  })
}

export async function dishBankOf(listed: readonly ListedDish[], words: SearchWords): Promise<DishBank> {
  const collator = new Intl.Collator('vi')
  const dishes = [...listed].sort(
    (a, b) => collator.compare(a.card.title, b.card.title) || a.card.dishId - b.card.dishId,
  )
  const fields = dishes.map(
    ({ card, materialTitles }): SearchFields => [card.title, card.summary, materialTitles.join(', ')],
  )
  const byId = new Map(dishes.map((dish) => [dish.card.dishId, dish]))
  const fillers = [...words.fillers, ...words.requests, ...words.diners]
  return { dishes, fields, index: await createSearchIndex(fields, { ...words, fillers }), byId }
}
