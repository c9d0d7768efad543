import type { EatenMaterial, FoodKind, FoodRules } from '../food'
import type { Nutrient } from '../nutrients'
import type { ServedDish } from '../portions/portion'
import { recordOf } from '../record-of'
import { type Amount, amountOf, scaleAmount, ZERO } from './amount'

/** Quantities that simply add up over materials. Units as the standards of the same name; salt in g, milk in units of 100 mg calcium. */
export const INTAKE_MEASURES = [
  'energy',
  /** Energy without breast milk: the base of the meals' shares. */
  'foodEnergy',
  'protein',
  'animalProtein',
  'lipid',
  'glucid',
  'amount',
  'vegetables',
  'fruit',
  'salt',
  'milkUnits',
  'calcium',
  'phosphorus',
  'magnesium',
  'iron',
  'zinc',
  'potassium',
  'iodine',
  'selenium',
  'copper',
  'vitaminA',
  /** Vitamin A of animals alone: what too much of harms. The carotene of plants doesn't count. */
  'retinol',
  'vitaminD',
  'vitaminE',
  'vitaminK',
  'vitaminC',
  'vitaminB1',
  'vitaminB2',
  'vitaminPp',
  'vitaminB5',
  'vitaminB6',
  'folate',
  'vitaminB12',
  'choline',
  'fibre',
  'addedSugar',
  'sodium',
  'water',
  'oil',
] as const

export type IntakeMeasure = (typeof INTAKE_MEASURES)[number]

export interface Intake {
  readonly amounts: Readonly<Record<IntakeMeasure, Amount>>
  /** materialIds that count as foods (no condiments, herbs, oils, sugars, drinks). */
  readonly foods: ReadonlySet<number>
  /** Groups of dietary diversity. */
  readonly foodGroups: ReadonlySet<string>
}

/** Measures that are sums of one column of the composition table. */
export const NUTRIENT_OF_MEASURE: Partial<Record<IntakeMeasure, Nutrient>> = {
  energy: 'energyKcal',
  protein: 'proteinG',
  lipid: 'lipidG',
  glucid: 'glucidG',
  calcium: 'calciumMg',
  phosphorus: 'phosphorusMg',
  magnesium: 'magnesiumMg',
  iron: 'ironMg',
  zinc: 'zincMg',
  potassium: 'potassiumMg',
  iodine: 'iodineUg',
  selenium: 'seleniumUg',
  copper: 'copperMg',
  vitaminA: 'vitaminAUg',
  retinol: 'retinolUg',
  vitaminD: 'vitaminDUg',
  vitaminE: 'vitaminEMg',
  vitaminK: 'vitaminKUg',
  vitaminC: 'vitaminCMg',
  vitaminB1: 'vitaminB1Mg',
  vitaminB2: 'vitaminB2Mg',
  vitaminPp: 'vitaminPpMg',
  vitaminB5: 'vitaminB5Mg',
  vitaminB6: 'vitaminB6Mg',
  folate: 'folateUg',
  vitaminB12: 'vitaminB12Ug',
  choline: 'cholineMg',
  fibre: 'fibreG',
  sodium: 'sodiumMg',
}

/** Grams of salt that hold one milligram of sodium (Na 22.99, NaCl 58.44). */
const SALT_G_PER_SODIUM_MG = 2.542 / 1000
/** A unit of milk holds 100 mg of calcium (NIN food units). */
const CALCIUM_MG_PER_MILK_UNIT = 100
export const BREAST_MILK = 'sua_me'
/** Expressed milk in a dish: the same food group as a feed, but part of the food's energy. */
const MILK_IN_USE = 'sua_be_dung'
/** Milk of a child's feeds: shares of meals are taken of the rest. */
const GIVEN_ON_DEMAND: ReadonlySet<string> = new Set([BREAST_MILK, 'sua_cong_thuc'])

const ANIMAL = new Set<FoodKind>(['meat', 'fish', 'egg', 'dairy'])
const NOT_COUNTED = new Set<FoodKind>(['herb', 'drink', 'oil', 'sugar', 'condiment', 'other'])

const each = (amount: (measure: IntakeMeasure) => Amount) => recordOf(INTAKE_MEASURES, amount)

export const EMPTY_INTAKE: Intake = { amounts: each(() => ZERO), foods: new Set(), foodGroups: new Set() }

/** Cooked grams of one raw gram of a material; 1 where cooking leaves its weight as it is, or that isn't known. */
export function cookedPerRaw({ key, group }: EatenMaterial, { scales }: Pick<FoodRules, 'scales'>): number {
  return scales.cookedPerRaw.materials[key] ?? scales.cookedPerRaw.groups[group] ?? 1
}

/** What one gram of a material gives of a measure. */
function densityOf(
  measure: IntakeMeasure,
  material: EatenMaterial,
  kind: FoodKind | undefined,
  { scales }: FoodRules,
): Amount {
  const whole = (is: boolean): Amount => (is ? { value: 1, missingCount: 0 } : ZERO)
  const cooked = cookedPerRaw(material, { scales })
  switch (measure) {
    case 'foodEnergy':
      return GIVEN_ON_DEMAND.has(material.key) ? ZERO : amountOf(1, material.nutrients.energyKcal)
    case 'animalProtein':
      return kind !== undefined && ANIMAL.has(kind) ? amountOf(1, material.nutrients.proteinG) : ZERO
    case 'amount':
      return { value: cooked, missingCount: 0 }
    case 'water': {
      const own = amountOf(1, material.nutrients.waterG)
      return { ...own, value: own.value + Math.max(0, cooked - 1) }
    }
    case 'vegetables':
      return whole(kind === 'vegetable')
    case 'fruit':
      return whole(kind === 'fruit')
    case 'oil':
      return whole(kind === 'oil')
    case 'salt':
      return scaleAmount(amountOf(1, material.nutrients.sodiumMg), SALT_G_PER_SODIUM_MG)
    case 'milkUnits':
      return kind === 'dairy'
        ? scaleAmount(amountOf(1, material.nutrients.calciumMg), 1 / CALCIUM_MG_PER_MILK_UNIT)
        : ZERO
    case 'addedSugar':
      return { value: (scales.addedSugarPercent[material.key] ?? 0) / 100, missingCount: 0 }
    default: {
      const nutrient = NUTRIENT_OF_MEASURE[measure]
      return nutrient === undefined ? ZERO : amountOf(1, material.nutrients[nutrient])
    }
  }
}

function diversityOf(material: EatenMaterial, rules: FoodRules, kind: FoodKind | undefined): string {
  if (material.key === BREAST_MILK || material.key === MILK_IN_USE) return 'breastMilk'
  const vitaminA = material.nutrients.vitaminAUg
  const coloured = (kind === 'vegetable' || kind === 'fruit') && vitaminA !== null && vitaminA >= rules.vitaminAFromUg
  return coloured ? 'vitaminA' : (rules.groups.get(material.group)?.diversity ?? '')
}

/** A material as sums need it; NaN: not known. */
interface Density {
  readonly perGram: Float64Array
  readonly isFood: boolean
  readonly foodGroup: string
}

/** Thousands of dishes are made of some hundred materials: each is worked out once for its rules. */
const densities = new WeakMap<FoodRules, WeakMap<EatenMaterial, Density>>()

function knownDensity(material: EatenMaterial, rules: FoodRules): Density {
  const ofRules = densities.get(rules) ?? new WeakMap<EatenMaterial, Density>()
  densities.set(rules, ofRules)
  const known = ofRules.get(material)
  if (known) return known
  const kind = rules.groups.get(material.group)?.kind
  const density: Density = {
    perGram: Float64Array.from(INTAKE_MEASURES, (measure) => {
      const { value, missingCount } = densityOf(measure, material, kind, rules)
      return missingCount > 0 ? Number.NaN : value
    }),
    isFood: kind !== undefined && !NOT_COUNTED.has(kind),
    foodGroup: diversityOf(material, rules, kind),
  }
  ofRules.set(material, density)
  return density
}

/** What a served dish gives: the sum over its materials, with what is missing counted. */
export function intakeOfDish(served: ServedDish<EatenMaterial>, rules: FoodRules): Intake {
  const values = new Float64Array(INTAKE_MEASURES.length)
  const missing = new Uint16Array(INTAKE_MEASURES.length)
  const foods = new Set<number>()
  const foodGroups = new Set<string>()
  values[INTAKE_MEASURES.indexOf('amount')] = served.addedWaterG
  values[INTAKE_MEASURES.indexOf('water')] = served.addedWaterG
  for (const { material, grams } of served.ingredients) {
    const { perGram, isFood, foodGroup } = knownDensity(material, rules)
    if (isFood) foods.add(material.materialId)
    if (isFood && foodGroup !== '') foodGroups.add(foodGroup)
    if (grams === 0) continue
    for (let index = 0; index < values.length; index += 1) {
      const each = perGram[index] ?? Number.NaN
      if (Number.isNaN(each)) missing[index] = (missing[index] ?? 0) + 1
      else values[index] = (values[index] ?? 0) + grams * each
    }
  }
  let next = 0
  const amounts = each(() => {
    const index = next
    next += 1
    return { value: values[index] ?? 0, missingCount: missing[index] ?? 0 }
  })
  return { amounts, foods, foodGroups }
}

/** The intake of several dishes or meals together. */
export function sumIntakes(intakes: readonly Intake[]): Intake {
  const amounts = each((measure) => {
    let value = 0
    let missingCount = 0
    for (const intake of intakes) {
      const amount = intake.amounts[measure]
      value += amount.value
      missingCount += amount.missingCount
    }
    return { value, missingCount }
  })
  const foods = new Set<number>()
  const foodGroups = new Set<string>()
  for (const intake of intakes) {
    for (const food of intake.foods) foods.add(food)
    for (const group of intake.foodGroups) foodGroups.add(group)
  }
  return { amounts, foods, foodGroups }
}
