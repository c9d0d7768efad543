import { FIRST_MENU_DAY } from '../../ages/child-age'
import { type GrowthClass, growthClasses, type MeasureTypeName } from '../classifications'

/** What an assessment can find beside the classes of WHO. */
const furtherFindings = [
  /** Not feeding, vomiting everything, lethargic, convulsions, hard breathing: whatever the figures say. */
  'danger sign',
  /** Swelling of both feet. */
  'oedema',
  /** A measure that no child has: nothing is judged before it was measured again … */
  'implausible',
  /** … and one of the figures is below −2. */
  'implausible and low',
  /** Lighter than at the visit before. */
  'lost weight',
  /** Weight fell below a line of the standard. */
  'crossed line',
  /** Thin by one figure and heavy by the other: thin is spoken of. */
  'figures disagree',
  /** Born preterm, and below 181 days when counted from the day that was due. */
  'below six months corrected',
] as const

export const growthFindings = [...growthClasses, ...furtherFindings] as const
export type GrowthFinding = GrowthClass | (typeof furtherFindings)[number]

/** One figure of a visit, as the calls answer it. */
export interface JudgedMeasure {
  readonly measureTypeName: MeasureTypeName
  /** Two decimals. */
  readonly zScore: number | null
  readonly classification: GrowthClass | null
  readonly implausible: boolean
}

/** A visit as it was judged. */
export interface JudgedVisit {
  readonly ageInDays: number
  readonly assessments: readonly JudgedMeasure[]
  /** Null: born at term, or not yet due. */
  readonly correctedAgeInDays: number | null
  readonly correctedAssessments: readonly JudgedMeasure[]
  readonly oedema: boolean
  /** How weight went on since the visit before, by `growthVelocity`. */
  readonly lookCloser: 'lost-weight' | 'crossed-line' | null
}

/** First day of official age on which a preterm birth is not corrected for any more: 24 months (WHO 2006 and the site's articles). */
const FIRST_UNCORRECTED_DAY = 731

/**
 * The age in days that advice goes by: the corrected one of a preterm child up to 24 months, as the younger child's words are the more careful. Scores
 * and object types go by the official age.
 */
export function adviceAgeInDays({
  ageInDays,
  correctedAgeInDays,
}: Pick<JudgedVisit, 'ageInDays' | 'correctedAgeInDays'>): number {
  return isCorrected(ageInDays) && correctedAgeInDays !== null ? correctedAgeInDays : ageInDays
}

/** From the worst to the best; of a measure judged twice the first is taken. */
const lengthOrder = ['severely stunted', 'stunted', 'very tall', 'normal'] as const
const weightOrder = ['severely underweight', 'underweight', 'normal'] as const
const thinOrder = ['severely wasted', 'wasted'] as const
const heavyOrder = ['obese', 'overweight', 'possible risk of overweight'] as const

/** Everything that a visit found, by the official and the corrected age; empty when nothing could be judged. */
export function findingsOf(visit: JudgedVisit): readonly GrowthFinding[] {
  const { ageInDays, assessments, correctedAssessments, oedema, lookCloser } = visit
  const judged = isCorrected(ageInDays) ? [...assessments, ...correctedAssessments] : assessments
  const swelling: readonly GrowthFinding[] = oedema ? ['oedema'] : []
  if (judged.some(({ implausible }) => implausible)) {
    const low = judged.some(({ zScore }) => zScore !== null && zScore < -2)
    return [...swelling, low ? 'implausible and low' : 'implausible']
  }
  const classes = (...measures: readonly MeasureTypeName[]) =>
    new Set(
      judged.flatMap(({ measureTypeName, classification, zScore }) =>
        // Without a score the class is that of oedema, which is a finding of its own.
        measures.includes(measureTypeName) && classification !== null && zScore !== null ? [classification] : [],
      ),
    )
  const worst = <Class extends GrowthClass>(order: readonly Class[], among: ReadonlySet<GrowthClass>) =>
    order.filter((each) => among.has(each)).slice(0, 1)
  const proportion = classes('WeightForLength', 'BMIForAge')
  const thin = worst(thinOrder, proportion)
  const heavy = worst(heavyOrder, proportion)
  const problems: readonly GrowthFinding[] = [
    ...swelling,
    ...(thin.length > 0 ? thin : heavy),
    ...(thin.length > 0 && heavy.length > 0 ? (['figures disagree'] as const) : []),
    ...worst(weightOrder, classes('WeightForAge')),
    ...worst(lengthOrder, classes('LengthForAge')),
    ...(lookCloser === null
      ? []
      : [lookCloser === 'lost-weight' ? ('lost weight' as const) : ('crossed line' as const)]),
  ].filter((finding) => finding !== 'normal')
  const all = problems.length > 0 || judged.every(({ zScore }) => zScore === null) ? problems : (['normal'] as const)
  const isBelow = adviceAgeInDays(visit) < FIRST_MENU_DAY && ageInDays >= FIRST_MENU_DAY
  return isBelow && all.length > 0 ? [...all, 'below six months corrected'] : all
}

function isCorrected(ageInDays: number): boolean {
  return ageInDays < FIRST_UNCORRECTED_DAY
}
