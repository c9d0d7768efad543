import type { BuilderSettings } from 'content/nutrition'
import {
  INTAKE_MEASURES,
  type IntakeMeasure,
  KCAL_PER_GRAM,
  type NeedBand,
  type Standard,
} from 'shared-contracts/nutrition'

/** value = factor × numerator (of one meal or the day) / denominator of the day, to be kept in [min, max]. */
export interface ConstraintRow {
  readonly standardId: number
  readonly numerator: IntakeMeasure
  readonly mealCode: number | null
  readonly denominator: IntakeMeasure | null
  readonly factor: number
  readonly min: number | null
  readonly max: number | null
  /** The maximum is one of the mean over the days; a single day may reach this. Null: the maximum holds for each day. */
  readonly dayMax: number | null
  readonly weight: number
}

/** So many different ones a day, at least. */
export interface LeastKinds {
  readonly min: number
  readonly weight: number
}

/** The rows the search keeps, and the smallest number of foods and of food groups a day. */
export interface Constraints {
  readonly rows: readonly ConstraintRow[]
  readonly foods: LeastKinds
  readonly foodGroups: LeastKinds
}

const RATIOS: Readonly<Record<string, { numerator: IntakeMeasure; denominator: IntakeMeasure; factor: number }>> = {
  energyShare: { numerator: 'foodEnergy', denominator: 'foodEnergy', factor: 100 },
  proteinPercent: { numerator: 'protein', denominator: 'energy', factor: 100 * KCAL_PER_GRAM.protein },
  lipidPercent: { numerator: 'lipid', denominator: 'energy', factor: 100 * KCAL_PER_GRAM.lipid },
  glucidPercent: { numerator: 'glucid', denominator: 'energy', factor: 100 * KCAL_PER_GRAM.glucid },
  animalProteinPercent: { numerator: 'animalProtein', denominator: 'protein', factor: 100 },
}

/**
 * The enforced needs of an object type as rows. A standard over several meals or of another form can't be enforced by the search;
 * content that asks for it is refused here rather than ignored.
 */
export function constraintsOf(
  standards: readonly Standard[],
  needs: readonly NeedBand[],
  weights: BuilderSettings['weights'],
): Constraints {
  const rows: ConstraintRow[] = []
  let foods: LeastKinds = { min: 0, weight: 0 }
  let foodGroups = foods
  for (const need of needs) {
    if (need.enforce === 'report' || (need.min === null && need.max === null)) continue
    const standard = standards.find(({ standardId }) => standardId === need.standardId)
    if (standard === undefined) throw new Error(`needs.csv enforces the unknown standard ${need.standardId}`)
    const weight = weights[need.enforce]
    const kinds: LeastKinds = { min: need.min ?? 0, weight }
    if (standard.measure === 'foodCount') {
      foods = kinds
      continue
    }
    if (standard.measure === 'foodGroupCount') {
      foodGroups = kinds
      continue
    }
    const linear = INTAKE_MEASURES.find((measure) => measure === standard.measure)
    const ratio = RATIOS[standard.measure]
    if ((linear === undefined && ratio === undefined) || standard.mealCodes.length > 1)
      throw new Error(`standard ${standard.standardId} (${standard.measure}) can't be enforced`)
    rows.push({
      standardId: standard.standardId,
      numerator: ratio?.numerator ?? linear ?? 'energy',
      denominator: ratio?.denominator ?? null,
      factor: ratio?.factor ?? 1,
      mealCode: standard.mealCodes[0] ?? null,
      min: need.min,
      max: need.max,
      dayMax: need.weekMean ? (need.dayMax ?? null) : null,
      weight,
    })
  }
  return { rows, foods, foodGroups }
}

/** Measures of shares: they can't be judged from a known part, so a dish must be known in them to be a candidate. */
export function shareMeasuresOf({ rows }: Constraints): ReadonlySet<IntakeMeasure> {
  return new Set(rows.flatMap(({ numerator, denominator }) => (denominator ? [numerator, denominator] : [])))
}

/** Measures that the rows read. */
export function measuresOf({ rows }: Constraints): readonly IntakeMeasure[] {
  const used = new Set(
    rows.flatMap(({ numerator, denominator }) => (denominator ? [numerator, denominator] : [numerator])),
  )
  return INTAKE_MEASURES.filter((measure) => used.has(measure))
}
