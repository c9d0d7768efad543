import { type CallsOf, type Handlers, publicCached } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import {
  findConsultingStandards,
  findConsultingStandardsWithNeeds,
  findNeeds,
  findObjectTypes,
  findStandards,
} from '../store/standard.store'

/** Object types, the nutrition standards and what each object type needs of them. */
export function standardCalls({
  database,
}: Services): Handlers<CallsOf<'ObjectType' | 'Standard' | 'RecommendedDiet'>> {
  return {
    'ObjectType/GetAll': publicCached(() => findObjectTypes(database)),
    'Standard/GetAllStandard': publicCached(() => findStandards(database)),
    'Standard/GetAllStandardForNutritionConsulting': publicCached(() => findConsultingStandards(database)),
    'Standard/GetAllStandardForNutritionConsultingByObjectTypeId': publicCached(({ query }) =>
      findConsultingStandardsWithNeeds(database, query.objectTypeId),
    ),
    'RecommendedDiet/GetRecommendedDietByObjectTypeId': publicCached(async ({ query }) => {
      const needs = await findNeeds(database, query.objectTypeId)
      return found(needs.length > 0 ? needs : null, 'object_type_does_not_exist')
    }),
  }
}
