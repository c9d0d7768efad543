import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { createSearchIndex, type SearchIndex } from '../../platform/search/search-index'
import type { ListedDish } from '../rules/listed-dish'
import { findListedDishes } from './dish.store'
import { REGIONAL_WORDS } from './regional-words'

export interface DishBank {
  /** By title, as a Vietnamese dictionary sorts. */
  readonly dishes: readonly ListedDish[]
  readonly index: SearchIndex
  readonly byId: ReadonlyMap<number, ListedDish>
}

/** Every dish in memory, to list and to search; made again when the content changes. */
export function createDishBank(database: Database, watch: RevisionWatch): Revisioned<DishBank> {
  const collator = new Intl.Collator('vi')
  return createRevisioned(watch, async () => {
    const dishes = await findListedDishes(database)
    dishes.sort((a, b) => collator.compare(a.card.title, b.card.title) || a.card.dishId - b.card.dishId)
    const index = createSearchIndex(
      dishes.map(({ card, materialTitles }) => [card.title, card.summary, materialTitles.join(', ')]),
      REGIONAL_WORDS,
    )
    return { dishes, index, byId: new Map(dishes.map((dish) => [dish.card.dishId, dish])) }
  })
}
