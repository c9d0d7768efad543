import type { callAddresses } from '../calls/addresses'
import type { CallSchemas } from '../calls/call'
import { articleSchemas } from './article'
import { buildMenuSchemas } from './build-menu'
import { contactSchemas } from './contact'
import { contentDeskSchemas } from './content-desk'
import { cookingClassSchemas } from './cooking-class'
import { deskSchemas } from './desk'
import { dishSchemas } from './dish'
import { favoriteSchemas } from './favorite'
import { healthCheckSchemas } from './health-check'
import { menuSchemas } from './menu'
import { nutritionConsultingSchemas } from './nutrition-consulting'
import { ownAccountSchemas } from './own-account'
import { productSchemas } from './product'
import { referenceSchemas } from './reference'
import { savedMenuSchemas } from './saved-menu'
import { searchSchemas } from './search'
import { secondStepSchemas } from './second-step'
import { siteSchemas } from './site'
import { siteDeskSchemas } from './site-desk'
import { staffSchemas } from './staff'
import { surveySchemas } from './survey'
import { surveyDeskSchemas } from './survey-desk'
import { userSchemas } from './user'
import { userCartSchemas } from './user-cart'
import { vitalsSchemas } from './vitals'

/** The shapes of every call. Imported by servers and tests only; browsers import its types. */
export const callSchemas = {
  ...userSchemas,
  ...ownAccountSchemas,
  ...secondStepSchemas,
  ...contactSchemas,
  ...referenceSchemas,
  ...siteSchemas,
  ...articleSchemas,
  ...productSchemas,
  ...favoriteSchemas,
  ...healthCheckSchemas,
  ...surveySchemas,
  ...surveyDeskSchemas,
  ...dishSchemas,
  ...menuSchemas,
  ...buildMenuSchemas,
  ...userCartSchemas,
  ...savedMenuSchemas,
  ...nutritionConsultingSchemas,
  ...cookingClassSchemas,
  ...staffSchemas,
  ...deskSchemas,
  ...siteDeskSchemas,
  ...contentDeskSchemas,
  ...searchSchemas,
  ...vitalsSchemas,
} as const satisfies Record<keyof typeof callAddresses, CallSchemas>

export { fieldErrorsOf } from './field-errors'
/** Shapes that the content importer checks its files with. */
export { dayAsKnown, objectTypeId } from './fields'
export { siteConfiguration } from './site'
export { bannerFields, refuseBannerProblems } from './site-desk'
