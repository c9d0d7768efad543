import type { Dish, Material } from 'shared-contracts/nutrition'
import type { Problem } from '../files/problem'
import { type MenuPlanning, plannedDish } from '../menu-planning/menu-planning'
import { readBuilderSettings, readObjectTypes, readSafetyRules } from '../tables'
import { parsed, problemIn } from './nutrition-files'

/** Dishes, object types, safety rules and settings for the menu builder; null when a file can't be used. */
export function readMenuPlanning(
  text: (file: string) => string,
  dishes: readonly Dish[],
  materials: readonly Material[],
  problems: Problem[],
): MenuPlanning | null {
  const objectTypes = parsed(problems, 'object-types.json', () => readObjectTypes(text('object-types.json')))
  const safety = parsed(problems, 'exclusions.json', () => readSafetyRules(text('exclusions.json')))
  const settings = parsed(problems, 'builder.json', () => readBuilderSettings(text('builder.json')))
  if (objectTypes === null || safety === null || settings === null) return null
  const keys = new Set(materials.map(({ key }) => key))
  for (const { id, materials: named = [] } of [...safety.exclusions, ...safety.weeklyLimits]) {
    for (const key of named) {
      if (!keys.has(key)) problems.push(problemIn('exclusions.json', `${id}: không có nguyên liệu ${key}`))
    }
  }
  return { dishes: dishes.map(plannedDish), objectTypes, safety, settings }
}
