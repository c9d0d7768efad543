import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { createSearchIndex, type SearchIndex } from '../../platform/search/search-index'
import { findListedDishes, type ListedDish } from './dish.store'
import { REGIONAL_WORDS } from './regional-words'

export interface DishBank {
  /** By title, as a Vietnamese dictionary sorts. */
  readonly dishes: readonly ListedDish[]
  readonly index: SearchIndex
  readonly byId: ReadonlyMap<number, ListedDish>
}

export interface DishFilter {
  readonly kind?: string
  readonly region?: string
  readonly objectTypeId?: number
  readonly mealCode?: number
  readonly tagIds?: readonly number[]
  readonly maxMinutes?: number
  readonly withoutAllergens?: readonly string[]
}

/** Every dish in memory, to list and to search; made anew when the content changes. */
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

/** Whether a dish meets every condition given; object type 0 stands for all. */
export function matchesFilter({ card, tagIds }: ListedDish, filter: DishFilter): boolean {
  const { kind, region, objectTypeId, mealCode, maxMinutes } = filter
  if (kind !== undefined && card.kind !== kind) return false
  if (region !== undefined && card.region !== region && card.region !== 'all') return false
  if (objectTypeId !== undefined && objectTypeId !== 0 && !card.objectTypeIds.includes(objectTypeId)) return false
  if (mealCode !== undefined && !card.mealCodes.includes(mealCode)) return false
  if (maxMinutes !== undefined && card.minutes > maxMinutes) return false
  if (filter.withoutAllergens?.some((allergen) => card.allergens.includes(allergen))) return false
  return filter.tagIds === undefined || filter.tagIds.every((id) => tagIds.includes(id))
}
