import type { ConsultingQuestion, ConsultingRules } from 'content'
import type { CallAnswer } from 'shared-contracts/calls'

export type { ConsultingQuestion, ConsultingRules, DietAdvice, DietAsk, DietVerdict, GapTolerance } from 'content'

export type WireQuestion = CallAnswer<'NutritionConsulting/GetQuestions'>[number]

/** The questions for an object type, numbered in their order. */
export function wireQuestions({ questions }: ConsultingRules): WireQuestion[] {
  return questions.map(({ eats, ...question }, index) => ({ ...question, number: index + 1 }))
}

export function isAskedOf({ objectTypeIds }: Pick<ConsultingQuestion, 'objectTypeIds'>, objectTypeId: number): boolean {
  return objectTypeIds.length === 0 || objectTypeIds.includes(objectTypeId)
}
