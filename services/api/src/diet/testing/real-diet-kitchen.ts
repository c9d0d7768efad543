import { contentFolder, contentRoot, readNutritionContent } from 'content'
import { createKitchen } from 'shared-contracts/nutrition'
import type { DietKitchen } from '../rules/diet'

/** The self-check with the real content, without a database. */
export function realDietKitchen(): DietKitchen {
  const { rows } = readNutritionContent(contentFolder(contentRoot()))
  const [facts] = rows.nutrition_facts
  const [consulting] = rows.consulting_rules
  if (facts === undefined || consulting === undefined)
    throw new Error('the content has no nutrition facts or questions')
  const ingredients = new Map<number, { materialId: number; grams: number }[]>()
  for (const { dish_id, material_id, grams } of rows.dish_ingredients)
    ingredients.set(dish_id, [...(ingredients.get(dish_id) ?? []), { materialId: material_id, grams }])
  return {
    kitchen: createKitchen(facts.facts),
    families: facts.families,
    dishes: new Map(
      rows.dishes.map(({ id, title, method }) => [
        id,
        { card: { title }, method, ingredients: ingredients.get(id) ?? [] },
      ]),
    ),
    rules: consulting.rules,
  }
}
