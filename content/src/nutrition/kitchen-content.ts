import type { HealthRule } from 'shared-contracts/health-rules'
import type { Dish, FoodFacts, FoodRules, Material } from 'shared-contracts/nutrition'
import type { ContentFolder } from '../files/content-folder'
import type { Problem } from '../files/problem'
import type { MenuPlanning } from '../menu-planning/menu-planning'
import { readHealthRules } from '../rules/read-health-rules'
import { limitsOf, safetyRulesOf } from '../rules/safety-rules'
import {
  type ListedStandard,
  readDishes,
  readFoodRules,
  readMaterials,
  readStandardGroups,
  readStandards,
  type StandardGroupRow,
} from '../tables'
import { compositionProblems } from './composition'
import { readMenuPlanning } from './menu-planning-content'
import { type NeedsContent, readNeedsContent } from './needs-content'
import { guarded, parsed, problemIn, readUnits, textOf, type UnitRow } from './nutrition-files'
import { factsOf } from './nutrition-rows'

/** What days are judged and menus are planned with. */
export interface KitchenContent {
  readonly groups: readonly StandardGroupRow[]
  readonly standards: readonly ListedStandard[]
  readonly needsContent: NeedsContent
  readonly materials: readonly Material[]
  readonly dishes: readonly Dish[]
  readonly units: readonly UnitRow[]
  readonly healthRules: readonly HealthRule[]
  /** Null, as are the two below, when its files can't be used. */
  readonly rules: FoodRules | null
  readonly planning: MenuPlanning | null
  readonly facts: FoodFacts | null
}

/**
 * Materials, dishes, standards, needs and the rules about them, without what is only shown of a dish: recipes and pictures take
 * four fifths of the time of `readNutritionContent`.
 */
export function readKitchenContent(folder: ContentFolder, problems: Problem[]): KitchenContent {
  const text = (file: string) => textOf(folder, file, problems)
  const groups = guarded(problems, 'standard-groups.csv', () => readStandardGroups(text('standard-groups.csv')))
  const standards = guarded(problems, 'standards.csv', () => readStandards(text('standards.csv'), groups))
  const needsContent = readNeedsContent(text, standards, problems)
  const materials = guarded(problems, 'materials.csv', () => readMaterials(text('materials.csv')))
  checkComposition(materials, problems)
  const dishes = guarded(problems, 'dishes.csv', () => readDishes(text('dishes.csv'), materials))
  const units = guarded(problems, 'unit-conversions.csv', () => readUnits(text('unit-conversions.csv')))
  const rules = parsed(problems, 'scales.json, food-groups.json', () =>
    readFoodRules(text('scales.json'), text('food-groups.json')),
  )
  const healthRules = readHealthRules(folder)
  problems.push(...healthRules.problems)
  const planning = readMenuPlanning(text, dishes, materials, rules, healthRules.rules, problems)
  checkUnits(units, new Set(materials.map(({ key }) => key)), problems)
  const unitsByMaterial = new Map(
    materials.map(
      ({ key }) => [key, units.filter(({ material, market }) => material === key && market !== 'only')] as const,
    ),
  )
  const kept = { limits: limitsOf(healthRules.rules), exclusions: safetyRulesOf(healthRules.rules).exclusions }
  const facts = rules && factsOf(materials, dishes, standards, needsContent.needs, rules, kept, unitsByMaterial)
  return {
    groups,
    standards,
    needsContent,
    materials,
    dishes,
    units,
    healthRules: healthRules.rules,
    rules,
    planning,
    facts,
  }
}

function checkComposition(materials: readonly Material[], problems: Problem[]): void {
  for (const material of materials)
    for (const { nutrient, message } of compositionProblems(material))
      problems.push({
        ...problemIn('materials.csv', `${material.materialId} ${material.title}: ${message}`),
        field: nutrient,
      })
}

function checkUnits(units: readonly UnitRow[], materials: ReadonlySet<string>, problems: Problem[]): void {
  const names = new Set<string>()
  for (const { material, unit } of units) {
    if (!materials.has(material)) problems.push(problemIn('unit-conversions.csv', `Không có nguyên liệu ${material}`))
    if (names.has(`${material} ${unit}`))
      problems.push(problemIn('unit-conversions.csv', `${material} có hai dòng cùng đơn vị ${unit}`))
    names.add(`${material} ${unit}`)
  }
}
