import type { ContentRows } from 'content'
import { realRows } from 'content/testing/prepared'
import { createKitchen } from 'shared-contracts/nutrition'
import { needOfRow } from '../../kitchen'
import { type AllNeeds, recommendedNeedsOf } from '../../kitchen/rules'
import type { DietKitchen } from '../rules/diet'

/** The self-check with the real content, without a database. */
export function realDietKitchen(): DietKitchen {
  const rows = realRows
  const [facts] = rows.nutrition_facts
  const [consulting] = rows.consulting_rules
  if (facts === undefined || consulting === undefined)
    throw new Error('the content has no nutrition facts or questions')
  const ingredients = new Map<number, { materialId: number; grams: number }[]>()
  for (const { dish_id, material_id, grams } of rows.dish_ingredients)
    ingredients.set(dish_id, [...(ingredients.get(dish_id) ?? []), { materialId: material_id, grams }])
  return {
    kitchen: createKitchen(facts.facts),
    needsOf: recommendedNeedsOf(neededIn(rows)),
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

/** The rows of the import as the database gives them back. */
function neededIn({
  object_type_needs,
  energy_needs,
}: Pick<ContentRows, 'object_type_needs' | 'energy_needs'>): AllNeeds {
  return {
    needs: object_type_needs.map((row) => ({
      objectTypeId: row.object_type_id,
      need: needOfRow({
        ...{ objectTypeId: row.object_type_id, standardId: row.standard_id },
        ...{ min: row.min, max: row.max, need: row.need, source: row.source, reason: row.reason, judged: row.judged },
        ...{ recommendedFrom: row.recommended_from, recommendedTo: row.recommended_to },
        ...{ upperLevel: row.upper_level, upperIsOfAdded: row.upper_is_of_added, upperSource: row.upper_source },
        ...{ weekMean: row.week_mean, dayMax: row.day_max },
      }),
    })),
    energies: energy_needs.map(({ object_type_id, activity, low, high }) => ({
      objectTypeId: object_type_id,
      activity,
      from: low,
      to: high,
    })),
  }
}
