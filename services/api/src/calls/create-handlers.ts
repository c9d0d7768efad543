import type { CallName } from 'shared-contracts/calls'
import type { Handlers } from '../http/handler'
import { articleCalls } from './article.calls'
import { childHealthCalls } from './child-health.calls'
import { contactCalls } from './contact.calls'
import { cookingClassCalls } from './cooking-class.calls'
import { dishCalls } from './dish.calls'
import { favouriteCalls } from './favourite.calls'
import { menuCalls } from './menu.calls'
import { menuChangeCalls } from './menu-change.calls'
import { motherHealthCalls } from './mother-health.calls'
import type { CallsToCome } from './not-available-yet'
import { nutritionConsultingCalls } from './nutrition-consulting.calls'
import { ownDataCalls } from './own-data.calls'
import { passwordCalls } from './password.calls'
import { productCalls } from './product.calls'
import { profileCalls } from './profile.calls'
import { referenceCalls } from './reference.calls'
import { registrationCalls } from './registration.calls'
import { createServices, type ServiceParts } from './services'
import { sessionCalls } from './session.calls'
import { siteCalls } from './site.calls'
import { socialCalls } from './social.calls'
import { staffAccountCalls } from './staff-account.calls'
import { statisticCalls } from './statistic.calls'
import { verificationCalls } from './verification.calls'

/** Every call of this host but those of `notAvailableYet`; the compiler misses any that is in neither. */
export type AvailableCall = Exclude<CallName, CallsToCome | `BuildMenu/${string}`>

export function createHandlers(parts: ServiceParts): Handlers<AvailableCall> {
  const services = createServices(parts)
  return {
    ...articleCalls(services),
    ...siteCalls(services),
    ...referenceCalls(services),
    ...productCalls(services),
    ...dishCalls(services),
    ...menuCalls(services),
    ...menuChangeCalls(services),
    ...statisticCalls(services),
    ...cookingClassCalls(services),
    ...childHealthCalls(services),
    ...motherHealthCalls(services),
    ...nutritionConsultingCalls(services),
    ...sessionCalls(services),
    ...socialCalls(services),
    ...registrationCalls(services),
    ...verificationCalls(services),
    ...passwordCalls(services),
    ...profileCalls(services),
    ...ownDataCalls(services),
    ...staffAccountCalls(services),
    ...favouriteCalls(services),
    ...contactCalls(services),
  }
}
