import { objectTypes } from 'shared-contracts/ages'
import {
  type DayIntake,
  type Dish,
  dishSteps,
  type FoodFacts,
  INTAKE_MEASURES,
  type Intake,
  intakeOfDish,
  type Material,
  measureDay,
  type Need,
  NUTRIENTS,
  type Standard,
  type StepSentences,
} from 'shared-contracts/nutrition'
import {
  type ContentProblem,
  type Reading,
  readDishes,
  readFoodRules,
  readMaterials,
  readNeeds,
  readRows,
  readStandards,
  readStepSentences,
} from 'shared-contracts/nutrition/content'
import type { Nutrition } from '../database/tables'
import { readConsultingContent } from './consulting-content'
import type { ContentFolder } from './content-folder'
import { readMenus } from './menu-content'
import { nutrientOfStandard } from './nutrient-of-standard'
import type { Problem } from './problem'
import type { PartOfRows } from './rows'

type NutritionRows = PartOfRows<
  | 'object_types'
  | 'standards'
  | 'object_type_needs'
  | 'materials'
  | 'material_nutrients'
  | 'unit_converts'
  | 'dish_tags'
  | 'dishes'
  | 'dish_ingredients'
  | 'dish_tag_links'
  | 'menus'
  | 'menu_days'
  | 'menu_dishes'
  | 'nutrition_facts'
  | 'consulting_rules'
>

const FOLDER = 'nutrition'
const TABLE_GROUPS: Readonly<Record<string, number>> = { I: 1, II: 2, III: 3 }

/** Materials, dishes with their nutrition, standards, needs and menus; see the folder's README. */
export function readNutritionContent(folder: ContentFolder): { rows: NutritionRows; problems: Problem[] } {
  const problems: Problem[] = []
  const text = (file: string) => textOf(folder, file, problems)
  const standards = guarded(problems, 'standards.csv', () => readStandards(text('standards.csv')))
  const needs = guarded(problems, 'needs.csv', () => readNeeds(text('needs.csv')))
  const materials = guarded(problems, 'materials.csv', () => readMaterials(text('materials.csv')))
  const dishes = guarded(problems, 'dishes.csv', () => readDishes(text('dishes.csv'), materials))
  const tags = guarded(problems, 'dish-tags.csv', () => readDishTags(text('dish-tags.csv')))
  const units = guarded(problems, 'unit-conversions.csv', () => readUnits(text('unit-conversions.csv')))
  const rules = rulesOf(text('scales.json'), text('food-groups.json'), problems)
  const sentences = sentencesOf(text('steps.json'), problems)

  const tagIds = new Map(tags.map(({ code, dishTagId }) => [code, dishTagId]))
  const materialIds = new Map(materials.map(({ key, materialId }) => [key, materialId]))
  for (const dish of dishes) {
    for (const tag of dish.tags) {
      if (!tagIds.has(tag)) problems.push(problemIn('dishes.csv', `${dish.slug}: không có nhãn ${tag}`))
    }
  }
  for (const unit of units) {
    if (!materialIds.has(unit.material)) {
      problems.push(problemIn('unit-conversions.csv', `Không có nguyên liệu ${unit.material}`))
    }
  }
  const consulting = readConsultingContent(folder, materialIds, new Set(standards.map(({ standardId }) => standardId)))
  problems.push(...consulting.problems)
  if (rules === null || sentences === null) return { rows: { ...emptyRows(), ...menusNone }, problems }
  const menus = readMenus(
    folder,
    dishes,
    rules,
    {
      ofDish: (intake) => nutritionOf(intake, standards),
      ofDay: (day) => nutritionOfWholeDay(day, standards),
    },
    problems,
  )

  return {
    rows: {
      object_types: objectTypes.map(({ id, group, code, title, shortTitle }) => ({
        id,
        group_id: group,
        code,
        title,
        short_title: shortTitle,
      })),
      standards: standards.map((standard) => ({
        id: standard.standardId,
        code: standard.key,
        title: standard.title,
        unit: standard.unit,
        table_group: TABLE_GROUPS[standard.tableGroup] ?? null,
        meal_codes: [...standard.mealCodes],
        decimals: standard.decimals,
        // The self-check asks for a usual day: it compares whole days.
        in_consulting: standard.standardId <= 57 && standard.scope === 'day',
      })),
      object_type_needs: needs
        .filter(({ min, max, need }) => min !== null || max !== null || need !== null)
        .map(({ objectTypeId, standardId, min, max, need }) => ({
          object_type_id: objectTypeId,
          standard_id: standardId,
          min,
          max,
          need,
        })),
      materials: materials.map((material) => ({
        id: material.materialId,
        code: material.key,
        title: material.title,
        group_code: material.group,
        edible_percent: material.ediblePercent,
        allergens: [...material.allergens],
      })),
      material_nutrients: materials.flatMap((material) => nutrientRows(material, standards)),
      unit_converts: units.flatMap(({ material, unit, grams }, index) => {
        const materialId = materialIds.get(material)
        return materialId === undefined ? [] : [{ id: index + 1, unit, material_id: materialId, grams }]
      }),
      dish_tags: tags.map(({ dishTagId, code, title }) => ({ id: dishTagId, code, title })),
      dishes: dishes.map((dish) => dishRow(dish, standards, rules, sentences)),
      dish_ingredients: dishes.flatMap((dish) =>
        merged(dish).map(({ material, grams }, position) => ({
          dish_id: dish.dishId,
          material_id: material.materialId,
          position,
          grams,
        })),
      ),
      dish_tag_links: dishes.flatMap((dish) =>
        [...new Set(dish.tags)].flatMap((tag) => {
          const tagId = tagIds.get(tag)
          return tagId === undefined ? [] : [{ dish_id: dish.dishId, dish_tag_id: tagId }]
        }),
      ),
      ...menus,
      ...consulting.rows,
      nutrition_facts: [
        {
          code: 'all',
          facts: factsOf(materials, standards, needs, rules),
          families: Object.fromEntries(dishes.map(({ dishId, family }) => [dishId, family])),
        },
      ],
    },
    problems,
  }
}

type Rules = ReturnType<typeof readFoodRules>

/** What a browser or a handler sums up a day with. */
function factsOf(
  materials: readonly Material[],
  standards: readonly Standard[],
  needs: readonly Need[],
  rules: Rules,
): FoodFacts {
  return {
    materials: materials.map(({ materialId, key, title, group, allergens, nutrients }) => ({
      materialId,
      key,
      title,
      group,
      allergens,
      amounts: NUTRIENTS.map((nutrient) => nutrients[nutrient]),
    })),
    groups: [...rules.groups.values()],
    scales: rules.scales,
    vitaminAFromUg: rules.vitaminAFromUg,
    standards,
    needs: needs.map(({ objectTypeId, standardId, min, max, need, enforce }) => ({
      objectTypeId,
      standardId,
      min,
      max,
      need,
      enforce,
    })),
  }
}

function dishRow(
  dish: Dish,
  standards: readonly Standard[],
  rules: Rules,
  sentences: StepSentences,
): NutritionRows['dishes'][number] {
  const served = { ingredients: dish.ingredients, addedWaterG: rules.scales.addedWaterG[dish.family] ?? 0 }
  const nutrition = nutritionOf(intakeOfDish(served, rules), standards)
  return {
    id: dish.dishId,
    title: dish.title,
    slug: dish.slug,
    summary: dish.summary,
    illustration: dish.illustration,
    kind: dish.role,
    meal_codes: [...dish.mealCodes],
    object_type_ids: [...dish.objectTypeIds],
    region: dish.region,
    method: dish.method,
    minutes: Math.round(dish.minutes),
    steps: [...dishSteps(dish, sentences)],
    nutrition,
    energy: nutrition['1']?.value ?? null,
    grams: dish.ingredients.reduce((sum, { grams }) => sum + grams, 0),
  }
}

/** A material named twice in a dish counts once, with both weights. */
function merged(dish: Dish): Dish['ingredients'] {
  const byId = new Map<number, Dish['ingredients'][number]>()
  for (const { material, grams } of dish.ingredients) {
    const before = byId.get(material.materialId)?.grams ?? 0
    byId.set(material.materialId, { material, grams: before + grams })
  }
  return [...byId.values()]
}

/** Amounts of the standards that add up over a whole day, with what is missing (DECISIONS 18). */
function nutritionOf({ amounts, foods }: Intake, standards: readonly Standard[]): Nutrition {
  const nutrition: Nutrition = {}
  for (const { standardId, measure, scope } of standards) {
    const name = INTAKE_MEASURES.find((known) => known === measure)
    if (name === undefined || scope !== 'day') continue
    const { value, missingCount } = amounts[name]
    const nothingKnown = value === 0 && missingCount > 0 && missingCount >= foods.size
    nutrition[standardId] = { value: nothingKnown ? null : rounded(value), missing: missingCount }
  }
  return nutrition
}

/** Values of all standards for a day, shares and meals too: the page then judges them without the materials. */
function nutritionOfWholeDay(day: DayIntake, standards: readonly Standard[]): Nutrition {
  const simple = nutritionOf(day.total, standards)
  const all = standards.map((standard): [number, Nutrition[string]] => {
    const { value, missingCount } = measureDay(standard, day)
    return [standard.standardId, simple[standard.standardId] ?? { value: rounded(value), missing: missingCount }]
  })
  return Object.fromEntries(all)
}

/** Three digits after the point: finer than any figure of the composition table. */
function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

function nutrientRows(material: Material, standards: readonly Standard[]): NutritionRows['material_nutrients'] {
  return standards.flatMap(({ standardId, measure, scope }) => {
    const nutrient = scope === 'day' ? nutrientOfStandard[measure] : undefined
    const amount = nutrient === undefined ? null : material.nutrients[nutrient]
    return amount === null ? [] : [{ material_id: material.materialId, standard_id: standardId, amount }]
  })
}

function readDishTags(text: string) {
  return readRows(
    'dish-tags.csv',
    text,
    (cells) => ({ dishTagId: cells.id('dishTagId'), code: cells.required('code'), title: cells.required('title') }),
    ({ dishTagId, code }) => [dishTagId, code],
  )
}

function readUnits(text: string) {
  return readRows('unit-conversions.csv', text, (cells) => ({
    material: cells.required('material'),
    unit: cells.required('unit'),
    grams: cells.number('grams'),
  }))
}

function rulesOf(scales: string, groups: string, problems: Problem[]): Rules | null {
  try {
    return readFoodRules(scales, groups)
  } catch (error) {
    problems.push(problemIn('scales.json, food-groups.json', String(error)))
    return null
  }
}

function sentencesOf(json: string, problems: Problem[]): StepSentences | null {
  try {
    return readStepSentences(json)
  } catch (error) {
    problems.push(problemIn('steps.json', String(error)))
    return null
  }
}

/** The good rows; problems of the others, and a file that can't be read at all, go to the list. */
function guarded<T>(problems: Problem[], file: string, read: () => Reading<T>): readonly T[] {
  try {
    const reading = read()
    problems.push(...reading.problems.map(asProblem))
    return reading.rows
  } catch (error) {
    problems.push(problemIn(file, error instanceof Error ? error.message : String(error)))
    return []
  }
}

function asProblem({ file, line, message }: ContentProblem): Problem {
  return { file: `${FOLDER}/${file}`, line, field: '', message }
}

function problemIn(file: string, message: string): Problem {
  return { file: `${FOLDER}/${file}`, line: null, field: '', message }
}

function textOf(folder: ContentFolder, file: string, problems: Problem[]): string {
  const text = folder.read(`${FOLDER}/${file}`)
  if (text === null) problems.push(problemIn(file, 'Không có tệp này'))
  return text ?? ''
}

const menusNone = { menus: [], menu_days: [], menu_dishes: [] } as const

function emptyRows(): Omit<NutritionRows, keyof typeof menusNone> {
  return {
    object_types: [],
    standards: [],
    object_type_needs: [],
    materials: [],
    material_nutrients: [],
    unit_converts: [],
    dish_tags: [],
    dishes: [],
    dish_ingredients: [],
    dish_tag_links: [],
    nutrition_facts: [],
    consulting_rules: [],
  }
}
