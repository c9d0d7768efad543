import { isListedStandard } from 'shared-contracts/menus'
import { type CallsOf, type Handlers, publicCached } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import type { Services } from '../../platform/services'
import { withEnergy } from '../rules/recommended-needs'
import {
  findConsultingStandards,
  findConsultingStandardsWithNeeds,
  findEnergyNeed,
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
      const all = await findNeeds(database, query.objectTypeId)
      const needs = query.extra ? all : all.filter(({ standardId }) => isListedStandard(standardId))
      const energy = await findEnergyNeed(database, query.objectTypeId, query.activity)
      return found(needs.length > 0 ? withEnergy(needs, energy) : null, 'object_type_does_not_exist')
    }),
  }
}
