import type { CallName } from 'shared-contracts/calls'
import { type AccountServices, accountCalls } from '../account'
import { articleCalls, withArticles } from '../articles'
import { userCartCalls } from '../cart'
import { classCalls } from '../classes'
import { deskCalls } from '../desk'
import { nutritionConsultingCalls } from '../diet'
import { favouriteCalls } from '../favourites'
import { type HealthServices, healthCalls } from '../health'
import { kitchenCalls, withKitchen } from '../kitchen'
import type { Handlers } from '../platform/calls/handler'
import { savedMenuCalls } from '../saved-menus'
import { searchCalls } from '../search'
import { siteCapabilityCalls } from '../site'
import { staffCalls } from '../staff'
import { type SurveyServices, surveyCapabilityCalls } from '../surveys'
import { statisticCalls } from '../views'
import { type VitalsServices, vitalsCalls } from '../vitals'

/** The menu builder answers the others. */
type CallOfApi = Exclude<CallName, `BuildMenu/${string}`>

/** A handler for every call of this host. */
export function createHandlers(
  parts: AccountServices & HealthServices & SurveyServices & VitalsServices,
): Handlers<CallOfApi> {
  const services = withArticles(withKitchen(parts))
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
    ...deskCalls(services),
    ...staffCalls(services),
    ...searchCalls(services),
    ...vitalsCalls(services),
  }
}
