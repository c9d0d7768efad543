import type { CallAnswer } from 'shared-contracts/calls'
import type { RuleRisk } from 'shared-contracts/health-rules'

type WireQuestion = CallAnswer<'NutritionConsulting/GetQuestions'>[number]

/** A question with what its answer means. */
export interface ConsultingQuestion extends Omit<WireQuestion, 'number'> {
  /** What one unit of the answer stands for: raw edible grams; empty where the answer says nothing of the intake. */
  readonly eats: readonly { readonly materialId: number; readonly grams: number }[]
}

export const DIET_VERDICTS = [
  'urgent',
  'limit',
  'above-and-below',
  'above',
  'below',
  'met',
  'unknown',
  /** Of a day that can't be judged: meals are to come, or there is far too little energy for a day. */
  'partial',
  'low',
] as const
export type DietVerdict = (typeof DIET_VERDICTS)[number]

export const LOW_DAY_PARTS = ['eat', 'see'] as const

/** What an advice text answers to. */
export type DietOccasion =
  | { readonly standardId: number; readonly status: 'below' | 'above' }
  | { readonly questionId: number; readonly optionId: number }
  /** A limit of the rule book that was exceeded. */
  | { readonly ruleId: string }
  | { readonly verdict: DietVerdict }
  | { readonly missing: true }
  /** Far too little energy in a day: how to eat more, when to see a health worker. */
  | { readonly lowDay: (typeof LOW_DAY_PARTS)[number] }

export const DIET_AXES = ['energy', 'fat', 'protein', 'milk', 'salt', 'sugar', 'liver'] as const
export type DietAxis = (typeof DIET_AXES)[number]
/** More or less of something: two texts that ask for opposites are never told together. */
export type DietAsk = `${DietAxis}${'+' | '-'}`

/** A text of content/advice/diet.json. `{gap}`, `{names}`, `{above}`, `{below}` in it are filled in, in that of a day that can't be judged `{meals}`, `{share}`,
 * `{missing}`, `{percent}`. */
export interface DietAdvice {
  readonly id: string
  /** Whom it may be told: object types that lie within its audience. */
  readonly objectTypeIds: readonly number[]
  readonly text: string
  /** Rules of the rule book that it tells. */
  readonly ruleIds: readonly string[]
  /** The highest risk of these rules; null: it tells none. */
  readonly risk: RuleRisk | null
  readonly on: DietOccasion
  readonly asks: readonly DietAsk[]
  /** Told before everything else. */
  readonly urgent: boolean
  /** Texts on one topic are told once. */
  readonly topic: string | null
  /** Foods that close the gap, best known first, each with the object types that no rule keeps from it. */
  readonly foods: readonly { readonly materialId: number; readonly objectTypeIds: readonly number[] }[]
}

/** How far outside its band a value may be and still count as inside. */
export interface GapTolerance {
  /** Percent of the bound. */
  readonly percent: number
  /** In the standard's unit, where it is more than the percentage. */
  readonly amounts: Readonly<Record<string, number>>
  /** Standards whose maximum holds exactly. */
  readonly exactMaximums: readonly number[]
}

/** A rule of the rule book about how much more of a food a day may be advised, by kind of food: edible grams. */
export interface PortionRule {
  readonly ruleId: string
  readonly objectTypeIds: readonly number[]
  readonly grams: Readonly<Record<string, number>>
}

/** The editors' part of the nutrition self-check: content/nutrition/consulting.json and content/advice/diet.json. */
export interface ConsultingRules {
  readonly questions: readonly ConsultingQuestion[]
  /** Standards that answers are compared with. */
  readonly judgedStandardIds: readonly number[]
  /** Standards that the questions can't tell, such as salt: their value stays unknown. */
  readonly untoldStandardIds: readonly number[]
  readonly tolerance: GapTolerance
  readonly portions: readonly PortionRule[]
  /** In the order of importance. */
  readonly advice: readonly DietAdvice[]
}
