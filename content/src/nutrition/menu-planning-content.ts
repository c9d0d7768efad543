import type { HealthRule } from 'shared-contracts/health-rules'
import type { Dish, FoodRules, Material } from 'shared-contracts/nutrition'
import type { Problem } from '../files/problem'
import { type MenuPlanning, plannedDish } from '../menu-planning/menu-planning'
import { audienceSchema } from '../rules/rule-schemas'
import { safetyRulesOf } from '../rules/safety-rules'
import { type FamilySettings, readBuilderSettings, readFamilySettings, readObjectTypes } from '../tables'
import { dishTags } from './dish-tags'
import { parsed, problemIn } from './nutrition-files'

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
  const family = parsed(problems, 'family.json', () => readFamilySettings(text('family.json'), audienceSchema))
  if (objectTypes === null || settings === null || family === null || rules === null) return null
  checkFamily(family, dishes, materials, healthRules, problems)
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
    family,
  }
}

/** Families, materials, rules and ids that family.json names. */
function checkFamily(
  { adapted, handling }: FamilySettings,
  dishes: readonly Dish[],
  materials: readonly Material[],
  healthRules: readonly HealthRule[],
  problems: Problem[],
): void {
  const families = new Set(dishes.map(({ family }) => family))
  const rules = new Set(healthRules.map(({ id }) => id))
  const ids = handling.map(({ id }) => id)
  const add = (message: string) => problems.push(problemIn('family.json', message))
  for (const family of [...adapted, ...handling].flatMap((each) => each.families ?? [])) {
    if (!families.has(family)) add(`Không có họ món ${family}`)
  }
  const keys = new Set(materials.map(({ key }) => key))
  for (const key of adapted.flatMap(({ leftOut }) => leftOut)) if (!keys.has(key)) add(`Không có nguyên liệu ${key}`)
  for (const rule of adapted.flatMap(({ handledRules }) => handledRules))
    if (!rules.has(rule)) add(`Không có quy tắc ${rule}`)
  for (const { id, rules: named } of handling) {
    if (ids.indexOf(id) !== ids.lastIndexOf(id)) add(`id ${id} bị lặp`)
    for (const rule of named) if (!rules.has(rule)) add(`${id}: không có quy tắc ${rule}`)
  }
}
