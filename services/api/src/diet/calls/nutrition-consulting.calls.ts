import { requireHealthConsent } from '../../health/calls/health-guards'
import { refuseWrongFields } from '../../health/rules/health-fields'
import { findConsultingStandards } from '../../kitchen/store/standard.store'
import { anyone, anyoneAfresh, type CallsOf, type Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { both, createRevisioned } from '../../platform/content-revision/revisioned'
import { CallFailure } from '../../platform/http/call-failure'
import type { Services } from '../../server/services'
import { wireQuestions } from '../rules/consulting-rules'
import { type Diet, type DietKitchen, type DietResult, judgeDiet, unknownFood } from '../rules/diet-check'
import { dietProblems } from '../rules/diet-fields'
import {
  deleteDietCheck,
  findConsultingRules,
  findDietChecks,
  findFoods,
  saveDietCheck,
} from '../store/diet-check.store'

/** The self-check of a diet: anyone may check, users keep what they checked (DECISIONS 28). */
export function nutritionConsultingCalls(services: Services): Handlers<CallsOf<'NutritionConsulting'>> {
  const { database, health, kitchen, dishBank, revision, now } = services
  const editors = createRevisioned(revision, async () => {
    const [rules, standards] = await Promise.all([findConsultingRules(database), findConsultingStandards(database)])
    return { rules, consultingStandardIds: new Set(standards.map(({ standardId }) => standardId)) }
  })

  async function dietKitchen(): Promise<DietKitchen> {
    const [[cooked, { byId }], edited] = await both(both(kitchen, dishBank), editors).current()
    return { ...edited, kitchen: cooked.kitchen, families: cooked.families, dishes: byId }
  }

  async function judge(diet: Diet): Promise<DietResult> {
    const parts = await dietKitchen()
    refuseWrongFields(dietProblems(diet, parts.rules, unknownFood(diet, parts)))
    return judgeDiet(diet, parts)
  }

  return {
    'NutritionConsulting/GetQuestions': anyone(async () => wireQuestions((await editors.current()).rules)),
    'NutritionConsulting/GetFoods': anyone(() => findFoods(database)),
    'NutritionConsulting/CheckAnswers': anyoneAfresh(({ body }) => judge(body)),

    'NutritionConsulting/SaveAnswers': user(async ({ userId, body }) => {
      await requireHealthConsent(health, userId)
      const result = await judge(body)
      const savedAt = now()
      const id = await saveDietCheck(database, userId, body, result, savedAt)
      return { ...result, id, savedAt: savedAt.toISOString() }
    }),

    'NutritionConsulting/GetSavedAnswers': user(({ userId }) => findDietChecks(database, userId)),

    'NutritionConsulting/DeleteSavedAnswers': user(async ({ userId, query }) => {
      if (await deleteDietCheck(database, userId, query.id)) return {}
      throw new CallFailure(404, 'diet_check_does_not_exist', 'Không tìm thấy lần tự kiểm tra này.')
    }),
  }
}
