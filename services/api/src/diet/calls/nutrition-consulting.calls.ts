import { CallFailure } from 'service-host'
import type { HealthServices } from '../../health'
import { requireHealthConsent } from '../../health'
import { findAllNeeds, type KitchenServices } from '../../kitchen'
import { recommendedNeedsOf } from '../../kitchen/rules'
import { type CallsOf, type Handlers, publicCached, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { both, createRevisioned } from '../../platform/content-revision/revisioned'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { wireQuestions } from '../rules/consulting-rules'
import { type Diet, type DietKitchen, type DietResult, foodsOf } from '../rules/diet'
import { judgeDiet, unknownFood } from '../rules/diet-check'
import { dietProblems } from '../rules/diet-fields'
import { toldResult } from '../rules/unjudged-day'
import { deleteDietCheck, findConsultingRules, findDietChecks, saveDietCheck } from '../store/diet-check.store'

/** The self-check of a diet: anyone may check, users keep what they checked. */
export function nutritionConsultingCalls(
  services: KitchenServices & HealthServices,
): Handlers<CallsOf<'NutritionConsulting'>> {
  const { database, health, kitchen, dishBank, revision, now } = services
  const editors = createRevisioned(revision, () => findConsultingRules(database))
  const needs = createRevisioned(revision, async () => recommendedNeedsOf(await findAllNeeds(database)))

  async function dietKitchen(): Promise<DietKitchen> {
    const [[cooked, { byId }], [rules, needsOf]] = await both(both(kitchen, dishBank), both(editors, needs)).current()
    return { rules, needsOf, kitchen: cooked.kitchen, families: cooked.families, dishes: byId }
  }

  async function judge(diet: Diet): Promise<DietResult> {
    const parts = await dietKitchen()
    refuseWrongFields(dietProblems(diet, parts.rules, unknownFood(diet, parts)))
    return judgeDiet(diet, parts)
  }

  return {
    'NutritionConsulting/GetQuestions': publicCached(async () => wireQuestions(await editors.current())),
    'NutritionConsulting/GetFoods': publicCached(async () => foodsOf((await kitchen.current()).kitchen)),
    'NutritionConsulting/CheckAnswers': publicUncached(({ body }) => judge(body)),

    'NutritionConsulting/SaveAnswers': user(async ({ userId, body }) => {
      await requireHealthConsent(health, userId)
      const result = await judge(body)
      const { id, savedAt } = await saveDietCheck(database, userId, body, result, now())
      return { ...result, id, savedAt: savedAt.toISOString() }
    }),

    'NutritionConsulting/GetSavedAnswers': user(async ({ userId }) => {
      const [kept, parts] = await Promise.all([findDietChecks(database, userId), dietKitchen()])
      return kept.map((check) => ({ ...check, ...toldResult(check, check.objectTypeId, parts) }))
    }),

    'NutritionConsulting/DeleteSavedAnswers': user(async ({ userId, query }) => {
      if (await deleteDietCheck(database, userId, query.id)) return {}
      throw new CallFailure(404, 'diet_check_does_not_exist', 'Không tìm thấy lần tự kiểm tra này.')
    }),
  }
}
