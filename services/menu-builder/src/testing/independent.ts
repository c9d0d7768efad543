import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { CONTENT_DIR } from './content'

/**
 * Totals computed a second time, straight from the CSV files and the grams of an answer, sharing no code with what is tested:
 * own reader, own formulas.
 */

function table(name: string): Record<string, string>[] {
  const cells = (line: string) =>
    [...line.matchAll(/("(?:[^"]|"")*"|[^,]*)(?:,|$)/g)]
      .map((match) => match[1] ?? '')
      .map((cell) => (cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell))
  const [header = '', ...lines] = readFileSync(join(CONTENT_DIR, name), 'utf8').trimEnd().split('\n')
  const names = cells(header)
  return lines.map((line) => {
    const row = cells(line)
    return Object.fromEntries(names.map((column, index) => [column, row[index] ?? '']))
  })
}

export interface RawMaterial {
  readonly materialId: number
  readonly key: string
  readonly group: string
  /** everyday, sometimes or rare. */
  readonly use: string
  /** NaN: not known. */
  readonly per100g: (column: string) => number
}

export const rawMaterials: readonly RawMaterial[] = table('materials.csv').map((row) => ({
  materialId: Number(row.materialId),
  key: row.key ?? '',
  group: row.group ?? '',
  use: row.use ?? '',
  per100g: (column) => {
    const cell = row[column]
    return cell === undefined || cell === '' ? Number.NaN : Number.parseFloat(cell)
  },
}))

const byId = new Map(rawMaterials.map((material) => [material.materialId, material]))
const byKey = new Map(rawMaterials.map((material) => [material.key, material]))

export interface Weighed {
  readonly material: RawMaterial
  readonly grams: number
}

export function weighed(materials: readonly { materialId: number; grams: number }[]): readonly Weighed[] {
  return materials.map(({ materialId, grams }) => {
    const material = byId.get(materialId)
    if (material === undefined) throw new Error(`unknown material ${materialId}`)
    return { material, grams }
  })
}

/** Known part of a sum, and how many materials lack the nutrient. */
export function sumOf(materials: readonly Weighed[], column: string): { value: number; missing: number } {
  let value = 0
  let missing = 0
  for (const { material, grams } of materials) {
    const amount = material.per100g(column)
    if (Number.isNaN(amount)) missing += 1
    else value += (amount / 100) * grams
  }
  return { value, missing }
}

/** Adult ingredients of each dish as the file has them. */
export const rawDishes = table('dishes.csv').map((row) => ({
  dishId: Number(row.dishId),
  title: row.title ?? '',
  family: row.family ?? '',
  portionFamily: row.portionFamily || row.family || '',
  role: row.role ?? '',
  method: row.method ?? '',
  habit: row.habit ?? '',
  objectTypeIds: (row.objectTypeIds ?? '').split('|').map(Number),
  ingredients: (row.ingredients ?? '').split(' ').map((item) => {
    const [key = '', grams = ''] = item.split(':')
    const material = byKey.get(key)
    if (material === undefined) throw new Error(`unknown material ${key}`)
    return { material, grams: Number(grams) }
  }),
}))

export type RawDish = (typeof rawDishes)[number]
const dishById = new Map(rawDishes.map((dish) => [dish.dishId, dish]))

export function rawDish(dishId: number): RawDish {
  const dish = dishById.get(dishId)
  if (dish === undefined) throw new Error(`unknown dish ${dishId}`)
  return dish
}

/** What is read of an answer. */
export interface AnsweredPortion {
  readonly dishId: number
  readonly portion: number
  readonly materials: readonly { readonly materialId: number; readonly grams: number }[]
}
export interface AnsweredMeals {
  readonly meals: readonly { readonly mealCode: number; readonly dishes: readonly AnsweredPortion[] }[]
}

const scales = z
  .object({
    portionByObjectType: z.record(z.string(), z.number()),
    portionByFamily: z.record(z.string(), z.record(z.string(), z.number())),
    cookedPerRaw: z.object({ materials: z.record(z.string(), z.number()), groups: z.record(z.string(), z.number()) }),
    addedWaterG: z.record(z.string(), z.number()),
    bowls: z.record(z.string(), z.record(z.string(), z.object({ waterG: z.number() }))),
    addedSugarPercent: z.record(z.string(), z.number()),
  })
  .parse(JSON.parse(readFileSync(join(CONTENT_DIR, 'scales.json'), 'utf8')))

/** Weight on the plate: raw weight times its yield, and the water of soups and porridges. */
function cookedGrams(dishes: readonly AnsweredPortion[], objectTypeId: number): number {
  return dishes.reduce((sum, { dishId, portion, materials }) => {
    const { portionFamily: family } = rawDish(dishId)
    const scale = scales.portionByFamily[family]?.[objectTypeId] ?? scales.portionByObjectType[objectTypeId] ?? 1
    const usualWater = scales.bowls[family]?.[objectTypeId]?.waterG ?? (scales.addedWaterG[family] ?? 0) * scale
    const water = usualWater * portion
    return weighed(materials).reduce((grams, { material, grams: raw }) => {
      const { materials: byKey, groups } = scales.cookedPerRaw
      return grams + raw * (byKey[material.key] ?? groups[material.group] ?? 1)
    }, sum + water)
  }, 0)
}

const ANIMAL = ['pork', 'beef', 'poultry', 'otherMeat', 'offal', 'fish', 'shellfish', 'egg', 'dairy']
/** Groups of materials in the eight groups of foods of WHO and UNICEF; vegetables and fruit by their vitamin A, breast milk by itself. */
const FOOD_GROUPS = [
  ['grain', 'tuber'],
  ['legume', 'nut', 'soy'],
  ['dairy'],
  ['egg'],
  ['pork', 'beef', 'poultry', 'otherMeat', 'offal', 'fish', 'shellfish'],
]
const BREAST_MILK = ['sua_me', 'sua_be_dung']
/** Given on demand, beside the meals. */
const FEEDS = ['sua_me', 'sua_cong_thuc']
const PLANTS = ['leafVegetable', 'otherVegetable', 'pickle', 'mushroom', 'fruit']
const VITAMIN_A_UG = 120

function foodGroupOf({ key, group, per100g }: RawMaterial): string {
  if (BREAST_MILK.includes(key)) return 'breast milk'
  if (PLANTS.includes(group)) return per100g('vitaminAUg') >= VITAMIN_A_UG ? 'vitamin A' : 'other plants'
  return String(FOOD_GROUPS.findIndex((groups) => groups.includes(group)))
}

const NOT_FOODS = ['herb', 'drink', 'oil', 'sugar', 'condiment', 'other']
const VEGETABLES = ['leafVegetable', 'otherVegetable', 'mushroom', 'pickle']
const of = (materials: readonly Weighed[], groups: readonly string[]) =>
  materials.filter(({ material }) => groups.includes(material.group))
const gramsOf = (materials: readonly Weighed[]) => materials.reduce((sum, { grams }) => sum + grams, 0)

/** Columns of the standards that are plain sums of a nutrient. */
export const NUTRIENT_COLUMNS: Readonly<Record<number, string>> = {
  1: 'energyKcal',
  11: 'proteinG',
  18: 'lipidG',
  25: 'glucidG',
  57: 'calciumMg',
  101: 'phosphorusMg',
  102: 'magnesiumMg',
  103: 'ironMg',
  104: 'zincMg',
  105: 'potassiumMg',
  106: 'iodineUg',
  107: 'seleniumUg',
  108: 'copperMg',
  109: 'vitaminAUg',
  110: 'vitaminDUg',
  113: 'vitaminCMg',
  114: 'vitaminB1Mg',
  115: 'vitaminB2Mg',
  116: 'vitaminPpMg',
  118: 'vitaminB6Mg',
  119: 'folateUg',
  120: 'vitaminB12Ug',
  122: 'fibreG',
  124: 'sodiumMg',
  129: 'retinolUg',
}

interface DayMaterials {
  readonly all: readonly Weighed[]
  readonly byMeal: ReadonlyMap<number, readonly Weighed[]>
}

/** Standards recomputed for a day: nutrients, shares, food groups, weight, added sugar, number of foods. */
export function recomputeDay({ meals }: AnsweredMeals, objectTypeId: number): ReadonlyMap<number, number> {
  const byMeal = new Map(
    meals.map(({ mealCode, dishes }) => [mealCode, dishes.flatMap(({ materials }) => weighed(materials))]),
  )
  const day: DayMaterials = { all: [...byMeal.values()].flat(), byMeal }
  const sum = (materials: readonly Weighed[], column: string) => sumOf(materials, column).value
  const withoutBreastMilk = (materials: readonly Weighed[]) =>
    materials.filter(({ material }) => !FEEDS.includes(material.key))
  const foodEnergy = sum(withoutBreastMilk(day.all), 'energyKcal')
  const energy = sum(day.all, 'energyKcal')
  const values = new Map<number, number>()
  for (const [standardId, column] of Object.entries(NUTRIENT_COLUMNS))
    values.set(Number(standardId), sum(day.all, column))
  ;[1, 2, 4, 5, 6, 7].forEach((mealCode, index) => {
    const meal = day.byMeal.get(mealCode) ?? []
    values.set(3 + index, (100 * sum(withoutBreastMilk(meal), 'energyKcal')) / foodEnergy)
    values.set(40 + index, gramsOf(of(meal, VEGETABLES)))
    values.set(47 + index, gramsOf(of(meal, ['fruit'])))
  })
  values.set(9, (400 * sum(day.all, 'proteinG')) / energy)
  values.set(10, (900 * sum(day.all, 'lipidG')) / energy)
  values.set(12, (400 * sum(day.all, 'glucidG')) / energy)
  values.set(13, (100 * sum(of(day.all, ANIMAL), 'proteinG')) / sum(day.all, 'proteinG'))
  values.set(39, gramsOf(of(day.all, VEGETABLES)))
  values.set(46, gramsOf(of(day.all, ['fruit'])))
  values.set(53, (sum(day.all, 'sodiumMg') * 2.542) / 1000)
  values.set(55, sum(of(day.all, ['dairy']), 'calciumMg') / 100)
  values.set(
    32,
    cookedGrams(
      meals.flatMap(({ dishes }) => dishes),
      objectTypeId,
    ),
  )
  values.set(
    123,
    day.all.reduce(
      (sugar, { material, grams }) => sugar + (grams * (scales.addedSugarPercent[material.key] ?? 0)) / 100,
      0,
    ),
  )
  values.set(
    126,
    new Set(day.all.flatMap(({ material }) => (NOT_FOODS.includes(material.group) ? [] : [material.key]))).size,
  )
  values.set(
    127,
    new Set(day.all.flatMap(({ material }) => (NOT_FOODS.includes(material.group) ? [] : [foodGroupOf(material)])))
      .size,
  )
  values.set(128, gramsOf(of(day.all, ['oil'])))
  return values
}

const needs = table('needs.csv')

/** Grams are answered to the hundredth: what half of one in every material may change of a value. */
function roundingOf({ meals }: AnsweredMeals, standardId: number, value: number): number {
  const column = standardId === 53 ? 'sodiumMg' : NUTRIENT_COLUMNS[standardId]
  if (column === undefined) return 0.002 * Math.max(1, value)
  const halves = weighed(meals.flatMap(({ dishes }) => dishes.flatMap(({ materials }) => materials))).map((each) => ({
    ...each,
    grams: 0.005,
  }))
  const most = sumOf(halves, column).value
  return 0.005 + (standardId === 53 ? (most * 2.542) / 1000 : most)
}

/** What a single day of a week may reach where the mean keeps a maximum; undefined where each day does. */
function dayMaxOf(standardId: number, objectTypeId: number): number | undefined {
  const row = needs.find((each) => Number(each.standardId) === standardId && Number(each.objectTypeId) === objectTypeId)
  return row?.weekMean === '1' ? Number(row.dayMax) : undefined
}

/** Enforced standards that a day misses, recomputed; one that can't be recomputed counts as missed. `days`: of the menu that it is part of. */
export function missedStandards(day: AnsweredMeals, objectTypeId: number, days = 1): readonly number[] {
  const values = recomputeDay(day, objectTypeId)
  return enforcedNeeds(objectTypeId).flatMap(({ standardId, min, max }) => {
    const value = values.get(standardId) ?? Number.NaN
    const slack = roundingOf(day, standardId, value)
    const most = (days > 1 ? dayMaxOf(standardId, objectTypeId) : undefined) ?? max ?? Number.POSITIVE_INFINITY
    return value >= (min ?? Number.NEGATIVE_INFINITY) - slack && value <= most + slack ? [] : [standardId]
  })
}

/** Maxima of the mean of several days that they exceed, recomputed. */
export function missedMeans(days: readonly AnsweredMeals[], objectTypeId: number): readonly number[] {
  if (days.length === 1) return []
  return enforcedNeeds(objectTypeId).flatMap(({ standardId, max }) => {
    if (max === null || dayMaxOf(standardId, objectTypeId) === undefined) return []
    const sum = days.reduce((total, day) => total + (recomputeDay(day, objectTypeId).get(standardId) ?? Number.NaN), 0)
    return sum / days.length <= max + 0.01 ? [] : [standardId]
  })
}

/** Bands of the enforced needs, as the file has them: one without an end ends at the upper level of all that is eaten. */
export function enforcedNeeds(
  objectTypeId: number,
): readonly { standardId: number; min: number | null; max: number | null }[] {
  const bound = (cell: string | undefined) => (cell === undefined || cell === '' ? null : Number(cell))
  return needs
    .filter((row) => Number(row.objectTypeId) === objectTypeId && row.enforce !== 'report')
    .map(({ standardId, min, max, upper, upperOf }) => ({
      standardId: Number(standardId),
      min: bound(min),
      max: bound(max) ?? (upperOf === 'added' ? null : bound(upper)),
    }))
}
