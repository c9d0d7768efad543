import type { CallName } from 'shared-contracts/calls'
import { type AccountServices, accountCalls } from '../account'
import { articleCalls } from '../articles'
import { userCartCalls } from '../cart'
import { classCalls } from '../classes'
import { nutritionConsultingCalls } from '../diet'
import { favouriteCalls } from '../favourites'
import { type HealthServices, healthCalls } from '../health'
import { kitchenCalls, withKitchen } from '../kitchen'
import type { Handlers } from '../platform/calls/handler'
import { savedMenuCalls } from '../saved-menus'
import { siteCapabilityCalls } from '../site'
import { surveyDeskCalls } from '../survey-desk'
import { type SurveyServices, surveyCapabilityCalls } from '../surveys'
import { statisticCalls } from '../views'
import type { UnimplementedCall } from './unimplemented-calls'

/** Every call of this host but the unimplemented ones; the compiler misses any that is in neither. */
export type AvailableCall = Exclude<CallName, UnimplementedCall | `BuildMenu/${string}`>

export function createHandlers(parts: AccountServices & HealthServices & SurveyServices): Handlers<AvailableCall> {
  const services = withKitchen(parts)
  return {
    ...articleCalls(services),
    ...siteCapabilityCalls(services),
    ...kitchenCalls(services),
    ...statisticCalls(services),
    ...classCalls(services),
    ...healthCalls(services),
    ...nutritionConsultingCalls(services),
    ...accountCalls(services),
    ...favouriteCalls(services),
    ...userCartCalls(services),
    ...savedMenuCalls(services),
    ...surveyCapabilityCalls(services),
    ...surveyDeskCalls(services),
  }
}
