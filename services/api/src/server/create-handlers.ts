import type { CallName } from 'shared-contracts/calls'
import { ownDataCalls } from '../account/calls/own-data.calls'
import { passwordCalls } from '../account/calls/password.calls'
import { profileCalls } from '../account/calls/profile.calls'
import { registrationCalls } from '../account/calls/registration.calls'
import { sessionCalls } from '../account/calls/session.calls'
import { socialCalls } from '../account/calls/social.calls'
import { staffAccountCalls } from '../account/calls/staff-account.calls'
import { verificationCalls } from '../account/calls/verification.calls'
import { articleCalls } from '../articles/calls/article.calls'
import { userCartCalls } from '../cart/calls/user-cart.calls'
import { cookingClassCalls } from '../classes/calls/cooking-class.calls'
import { nutritionConsultingCalls } from '../diet/calls/nutrition-consulting.calls'
import { favouriteCalls } from '../favourites/calls/favourite.calls'
import { childHealthCalls } from '../health/calls/child-health.calls'
import { motherHealthCalls } from '../health/calls/mother-health.calls'
import { dishCalls } from '../kitchen/calls/dish.calls'
import { menuCalls } from '../kitchen/calls/menu.calls'
import { menuChangeCalls } from '../kitchen/calls/menu-change.calls'
import type { Handlers } from '../platform/calls/handler'
import { contactCalls } from '../site/calls/contact.calls'
import { productCalls } from '../site/calls/product.calls'
import { referenceCalls } from '../site/calls/reference.calls'
import { siteCalls } from '../site/calls/site.calls'
import { statisticCalls } from '../views/calls/statistic.calls'
import { createServices, type ServiceParts } from './services'
import type { CallsToCome } from './unimplemented-calls'

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
    ...userCartCalls(services),
    ...contactCalls(services),
  }
}
