import type { CallAnswer } from 'shared-contracts/calls'

type WireQuestion = CallAnswer<'NutritionConsulting/GetQuestions'>[number]

/** A question with what its answer means. */
export interface ConsultingQuestion extends Omit<WireQuestion, 'options' | 'number'> {
  readonly options: readonly { readonly id: number; readonly content: string; readonly advice: string | null }[]
  /** What one unit of the answer stands for: raw edible grams; empty where the answer says nothing of the intake. */
  readonly eats: readonly { readonly materialId: number; readonly grams: number }[]
}

/** What helps when a standard is not met. `{gap}` in a text is the amount that lacks or is too much. */
export interface GapRule {
  readonly standardId: number
  readonly below: string | null
  readonly above: string | null
  readonly foods: readonly {
    readonly objectTypeIds: readonly number[]
    /** Best known first. */
    readonly materialIds: readonly number[]
    /** Grams of one food that may be advised for a day. */
    readonly most: number
  }[]
}

/** The editors' part of the nutrition self-check: content/nutrition/consulting.json. */
export interface ConsultingRules {
  readonly questions: readonly ConsultingQuestion[]
  /** Standards that the questions can't tell, such as salt: their value stays unknown. */
  readonly untoldStandardIds: readonly number[]
  readonly gaps: readonly GapRule[]
}
