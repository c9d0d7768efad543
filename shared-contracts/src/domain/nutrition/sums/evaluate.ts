import type { NeedBand, Standard, StandardResult, StandardStatus } from '../standard'
import type { Amount } from './amount'
import { addAmounts, scaleAmount, ZERO } from './amount'
import { EMPTY_INTAKE, INTAKE_MEASURES, type Intake, type IntakeMeasure, sumIntakes } from './intake'

type Bounds = Pick<NeedBand, 'min' | 'max' | 'need' | 'reason' | 'judged'>
type KnownNeed = Bounds & Pick<NeedBand, 'standardId'>

/** A day as the meals' intakes by meal code. */
export interface DayIntake {
  readonly meals: ReadonlyMap<number, Intake>
  readonly total: Intake
}

export function dayOf(meals: ReadonlyMap<number, Intake>): DayIntake {
  return { meals, total: sumIntakes([...meals.values()]) }
}

/** Energy of a gram (Atwater): protein 4, lipid 9, glucid 4 kcal. */
export const KCAL_PER_GRAM = { protein: 4, lipid: 9, glucid: 4 } as const

/** Values are kept to two decimals (as the answers carry them), so that a status agrees with the figures beside it. */
const round = (value: number): number => Math.round(value * 100) / 100

/** part / whole × 100; a missing addend of either side makes the share missing. An empty whole has share 0. */
export function percent(part: Amount, whole: Amount): Amount {
  const missingCount = part.missingCount + whole.missingCount
  return { value: whole.value === 0 ? 0 : (100 * part.value) / whole.value, missingCount }
}

const MEASURES: ReadonlySet<string> = new Set(INTAKE_MEASURES)
const isIntakeMeasure = (measure: string): measure is IntakeMeasure => MEASURES.has(measure)

/** The meals that a standard looks at, eaten or not; null: the whole day. */
function mealsOf(standard: Standard, day: DayIntake): readonly Intake[] | null {
  if (standard.mealCodes.length === 0) return null
  return standard.mealCodes.map((mealCode) => day.meals.get(mealCode) ?? EMPTY_INTAKE)
}

/** The value of a standard's measure for a day, not rounded. An unknown measure is a fault of the content and throws. */
export function measureDay(standard: Standard, day: DayIntake): Amount {
  const meals = mealsOf(standard, day)
  const amount = (measure: IntakeMeasure): Amount =>
    meals === null
      ? day.total.amounts[measure]
      : meals.reduce((sum, meal) => addAmounts(sum, meal.amounts[measure]), ZERO)
  const energyFrom = (nutrient: keyof typeof KCAL_PER_GRAM): Amount =>
    percent(scaleAmount(amount(nutrient), KCAL_PER_GRAM[nutrient]), amount('energy'))
  switch (standard.measure) {
    case 'energyShare':
      return percent(amount('foodEnergy'), day.total.amounts.foodEnergy)
    case 'proteinPercent':
      return energyFrom('protein')
    case 'lipidPercent':
      return energyFrom('lipid')
    case 'glucidPercent':
      return energyFrom('glucid')
    case 'animalProteinPercent':
      return percent(amount('animalProtein'), amount('protein'))
    case 'saltMainMeal':
      return (meals ?? []).reduce(
        (most, meal) => ({
          value: Math.max(most.value, meal.amounts.salt.value),
          missingCount: most.missingCount + meal.amounts.salt.missingCount,
        }),
        ZERO,
      )
    case 'milkMl':
      return scaleAmount(amount('milkUnits'), 100)
    case 'foodCount':
      return { value: (meals === null ? day.total : sumIntakes(meals)).foods.size, missingCount: 0 }
    case 'foodGroupCount':
      return { value: (meals === null ? day.total : sumIntakes(meals)).foodGroups.size, missingCount: 0 }
    default:
      if (isIntakeMeasure(standard.measure)) return amount(standard.measure)
      throw new Error(`Standard ${standard.standardId} has an unknown measure "${standard.measure}"`)
  }
}

/**
 * Status of a value against a band. With missing data the true value is at least the known part: it is "above" when that part alone
 * exceeds the maximum, otherwise "missing", never "met" (a missing nutrient isn't zero).
 */
export function statusOf(amount: Amount, min: number | null, max: number | null): StandardStatus {
  const value = round(amount.value)
  if (max !== null && value > max) return 'above'
  if (amount.missingCount > 0) return 'missing'
  return min !== null && value < min ? 'below' : 'met'
}

/** Shares can fall when what is missing becomes known, so a share with missing data is never even "above". */
function isShare(standard: Standard): boolean {
  return standard.measure.endsWith('Percent') || standard.measure === 'energyShare'
}

/**
 * The verdict on an amount, given as whether it is a share and how much of it is missing. Needs that food or the composition table meets only in part give
 * "below" under their minimum and "met" from their recommendation; what lies between is not judged.
 */
export function judgeNeed(need: Bounds, amount: Amount, share = false): Pick<StandardResult, 'status' | 'reason'> {
  const status = share && amount.missingCount > 0 ? 'missing' : statusOf(amount, need.min, need.max)
  const { judged = 'whole', reason } = need
  const because = reason === undefined ? {} : { reason }
  if (judged === 'never' || judged === 'elsewhere') return { status: 'notJudged', ...because }
  if (judged === 'whole' || status === 'above' || status === 'below') return { status }
  const enough = need.need !== null && status === 'met' && round(amount.value) >= need.need
  if (enough || (status === 'missing' && need.min !== null)) return { status }
  return { status: 'notJudged', ...because }
}

/** An amount that was measured before against the band of a need. */
export function judgeAmount(standard: Standard, need: Bounds, amount: Amount): StandardResult {
  const { min, max, need: recommended } = need
  const { status, reason } = judgeNeed(need, amount, isShare(standard))
  const value = round(amount.value)
  const { standardId } = standard
  const { missingCount } = amount
  // Without a spread: a ranking of dishes makes tens of thousands of these.
  return reason === undefined
    ? { standardId, value, min, max, need: recommended, status, missingCount }
    : { standardId, value, min, max, need: recommended, status, reason, missingCount }
}

export function evaluateStandard(standard: Standard, need: Bounds, day: DayIntake): StandardResult {
  return judgeAmount(standard, need, measureDay(standard, day))
}

/** All standards that an object type has a need for, in the order of the standards, without those that another one tells. */
export function evaluateDay(
  standards: readonly Standard[],
  needs: readonly KnownNeed[],
  day: DayIntake,
): readonly StandardResult[] {
  const needOf = new Map(needs.map((need) => [need.standardId, need]))
  return standards.flatMap((standard) => {
    const need = needOf.get(standard.standardId)
    return need === undefined || need.judged === 'elsewhere' ? [] : [evaluateStandard(standard, need, day)]
  })
}

/** Values of all standards for a day, by standard id, rounded to two decimals. */
export function nutritionOfDay(standards: readonly Standard[], day: DayIntake): Readonly<Record<string, number>> {
  return Object.fromEntries(
    standards.map((standard) => [String(standard.standardId), round(measureDay(standard, day).value)]),
  )
}

/** Values of the whole-day standards that add up (no shares, no counts by meal) for one dish or meal, by standard id. */
export function nutritionOfIntake(standards: readonly Standard[], intake: Intake): Readonly<Record<string, number>> {
  return Object.fromEntries(
    standards
      .filter(({ scope, measure }) => scope === 'day' && (isIntakeMeasure(measure) || measure === 'milkMl'))
      .map((standard) => [
        String(standard.standardId),
        round(measureDay(standard, { meals: new Map(), total: intake }).value),
      ]),
  )
}

/** P:L:G as whole percents of energy that add up to 100 (largest remainder), or null when nothing is eaten. */
export function energyRatio(intake: Intake): { readonly p: number; readonly l: number; readonly g: number } | null {
  const { protein, lipid, glucid } = intake.amounts
  const kcal = [
    protein.value * KCAL_PER_GRAM.protein,
    lipid.value * KCAL_PER_GRAM.lipid,
    glucid.value * KCAL_PER_GRAM.glucid,
  ]
  const whole = kcal.reduce((sum, part) => sum + part, 0)
  if (whole === 0) return null
  const exact = kcal.map((part) => (100 * part) / whole)
  const floors = exact.map(Math.floor)
  const rest = 100 - floors.reduce((sum, part) => sum + part, 0)
  const byRemainder = exact
    .map((part, index) => ({ index, remainder: part - Math.floor(part) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index)
  for (const { index } of byRemainder.slice(0, rest)) floors[index] = (floors[index] ?? 0) + 1
  const [p = 0, l = 0, g = 0] = floors
  return { p, l, g }
}
