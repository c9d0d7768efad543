import { realRows } from 'content/testing/prepared'
import { createKitchen } from 'shared-contracts/nutrition'
import type { ApiKitchen, ListedDish } from '../kitchen/rules'

/** The bank of the real content without a database: what lists and changes of menus need of it. */
export function realDishes(): {
  readonly bank: readonly ListedDish[]
  readonly facts: ApiKitchen
} {
  const rows = realRows
  const stored = rows.nutrition_facts[0]
  if (stored === undefined) throw new Error('the content has no nutrition facts')
  const titles = new Map(rows.materials.map(({ id, title }) => [id, title]))
  const ingredients = new Map<number, { materialId: number; grams: number }[]>()
  for (const { dish_id, material_id, grams } of rows.dish_ingredients)
    ingredients.set(dish_id, [...(ingredients.get(dish_id) ?? []), { materialId: material_id, grams }])
  const bank = rows.dishes.map(
    (dish): ListedDish => ({
      card: {
        dishId: dish.id,
        title: dish.title,
        slug: dish.slug,
        summary: dish.summary,
        illustration: dish.illustration,
        kind: dish.kind,
        mealCodes: [...dish.meal_codes],
        objectTypeIds: [...dish.object_type_ids],
        region: dish.region,
        minutes: dish.minutes,
        allergens: [],
        mayContain: [],
        open: false,
      },
      method: dish.method,
      tagIds: [],
      ingredients: ingredients.get(dish.id) ?? [],
      materialTitles: (ingredients.get(dish.id) ?? []).map(({ materialId }) => titles.get(materialId) ?? ''),
    }),
  )
  return {
    bank,
    facts: { facts: stored.facts, families: stored.families, kitchen: createKitchen(stored.facts) },
  }
}
