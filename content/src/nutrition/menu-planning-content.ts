import type { HealthRule } from 'shared-contracts/health-rules'
import type { Dish, FoodRules, Material } from 'shared-contracts/nutrition'
import type { Problem } from '../files/problem'
import { type MenuPlanning, plannedDish } from '../menu-planning/menu-planning'
import { safetyRulesOf } from '../rules/safety-rules'
import { readBuilderSettings, readObjectTypes } from '../tables'
import { dishTags } from './dish-tags'
import { parsed } from './nutrition-files'

/** Dishes, object types, safety rules and settings for the menu builder; null when a file can't be used. */
export function readMenuPlanning(
  text: (file: string) => string,
  dishes: readonly Dish[],
  materials: readonly Material[],
  rules: FoodRules | null,
  healthRules: readonly HealthRule[],
  problems: Problem[],
): MenuPlanning | null {
  const objectTypes = parsed(problems, 'object-types.json', () => readObjectTypes(text('object-types.json')))
  const settings = parsed(problems, 'builder.json', () => readBuilderSettings(text('builder.json')))
  if (objectTypes === null || settings === null || rules === null) return null
  const safety = safetyRulesOf(healthRules)
  const keys = new Set(materials.map(({ key }) => key))
  for (const { id, materials: named = [] } of Object.values(safety).flat()) {
    for (const key of named) {
      if (!keys.has(key))
        problems.push({ file: 'rules', line: null, field: id, message: `Không có nguyên liệu ${key}` })
    }
  }
  return {
    dishes: dishes.map((dish) => plannedDish(dish, dishTags(dish, rules))),
    materialUses: Object.fromEntries(materials.map(({ materialId, use }) => [materialId, use])),
    objectTypes,
    safety,
    settings,
  }
}
