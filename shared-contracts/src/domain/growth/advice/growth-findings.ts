import { FIRST_MENU_DAY, LAST_GROWTH_DAY } from '../../ages/child-age'
import { type ArmClass, armClasses, classifyArm } from '../assessment/arm-circumference'
import { adviceAgeInDays, judgedMeasures, type ScoredVisit } from '../assessment/preterm'
import { type WeightCourse, weightCourses } from '../assessment/weight-course'
import { type DoubtedMeasure, type GrowthClass, growthClasses, type MeasureTypeName } from '../classifications'

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
  /** How weight went on, and how thick the arm is. */
  ...weightCourses,
  ...armClasses,
  /** Thin by one figure or by the arm, and heavy by the other: thin is spoken of. */
  'figures disagree',
  /** Born preterm, and the day that was due is still to come: no standard for children applies yet. */
  'before due date',
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
export interface JudgedVisit extends ScoredVisit<JudgedMeasure> {
  readonly oedema: boolean
  /** Around the middle of the upper arm, cm. */
  readonly armCircumference: number | null
  /** How weight went on, by `weightCourse`. */
  readonly weightCourse: WeightCourse | null
  /** Measures that must be taken again, by `doubtfulMeasures`. */
  readonly doubtful: readonly DoubtedMeasure[]
}

/** From the worst to the best; of a measure judged twice the first is taken. */
const lengthOrder = ['severely stunted', 'stunted', 'very tall', 'normal'] as const
const weightOrder = ['severely underweight', 'underweight', 'normal'] as const
const thinOrder = ['severely wasted', 'wasted'] as const
const heavyOrder = ['obese', 'overweight', 'possible risk of overweight'] as const

/** Everything that a visit found, by the age that it is judged by; empty when nothing could be judged. */
export function findingsOf(visit: JudgedVisit): readonly GrowthFinding[] {
  const { ageInDays, oedema } = visit
  const adviceAge = adviceAgeInDays(visit)
  const judged = judgedMeasures(visit)
  const swelling: readonly GrowthFinding[] = oedema ? ['oedema'] : []
  const arm = armClassOf(visit)
  const thinArm: readonly GrowthFinding[] = arm === null || arm === 'normal' ? [] : [arm]
  if (mustBeWeighedAgain(visit)) {
    const low = judged.some(({ zScore }) => zScore !== null && zScore < -2)
    // Swollen feet, a thin arm, and weights that aren't doubted themselves say what they say.
    const course = visit.doubtful.includes('weight') ? [] : courseOf(visit)
    return [...swelling, ...thinArm, ...course, low ? 'implausible and low' : 'implausible']
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
  const isThin = thin.length > 0 || thinArm.length > 0
  const problems: readonly GrowthFinding[] = [
    ...swelling,
    ...thinArm,
    ...(isThin ? thin : heavy),
    ...(isThin && heavy.length > 0 ? (['figures disagree'] as const) : []),
    ...worst(weightOrder, classes('WeightForAge')),
    ...worst(lengthOrder, classes('LengthForAge')),
    ...courseOf(visit),
  ].filter((finding) => finding !== 'normal')
  const isJudged = judged.some(({ zScore }) => zScore !== null) || arm !== null
  // A head that must be measured again says nothing against the other figures, but all is not well.
  const well: GrowthFinding = visit.doubtful.length > 0 ? 'implausible' : 'normal'
  const all = problems.length > 0 || !(isJudged || well === 'implausible') ? problems : [well]
  if (adviceAge < 0) return [...all, 'before due date']
  const isBelow = adviceAge < FIRST_MENU_DAY && ageInDays >= FIRST_MENU_DAY
  return isBelow && all.length > 0 ? [...all, 'below six months corrected'] : all
}

const courseOf = ({ weightCourse }: JudgedVisit): readonly GrowthFinding[] =>
  weightCourse === null ? [] : [weightCourse]

/** Whether weight or length must be taken again: then no figure that is made of them has a meaning. */
export function mustBeWeighedAgain({ doubtful }: Pick<JudgedVisit, 'doubtful'>): boolean {
  return doubtful.includes('weight') || doubtful.includes('height')
}

/** The class of the arm; null without the measure and outside 6 to 59 months, for which the limits are made. */
export function armClassOf(
  visit: Pick<JudgedVisit, 'ageInDays' | 'correctedAgeInDays' | 'armCircumference'>,
): ArmClass | 'normal' | null {
  const age = adviceAgeInDays(visit)
  return age >= FIRST_MENU_DAY && age < LAST_GROWTH_DAY ? classifyArm(visit.armCircumference) : null
}
