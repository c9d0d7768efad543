/**
 * What columns hold that SQL types don't tell: documents (jsonb) and codes. The capability whose rules give them meaning
 * owns each type; the platform knows them from here alone.
 */
import type { CallAnswer } from 'shared-contracts/calls'

export type { CodePurpose } from './account/rules/one-time-code'
export type { CartContent } from './cart/rules/cart-item'
export type { ConsultingRules } from './diet/rules/consulting-rules'

type SavedDiet = CallAnswer<'NutritionConsulting/GetSavedAnswers'>[number]
export type DietAnswers = SavedDiet['answers']
export type DietMeals = SavedDiet['meals']
export type DietResult = CallAnswer<'NutritionConsulting/CheckAnswers'>

export type ConsentPurpose = CallAnswer<'User/GetConsents'>[number]['purpose']
