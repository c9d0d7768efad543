import { articleAddresses } from './article'
import type { CallAddress } from './call'
import { contactAddresses } from './contact'
import { contentDeskAddresses } from './content-desk'
import { cookingClassAddresses } from './cooking-class'
import { deskAddresses } from './desk'
import { dishAddresses } from './dish'
import { favoriteAddresses } from './favorite'
import { healthCheckAddresses } from './health-check'
import { buildMenuAddresses, menuAddresses } from './menu'
import { nutritionConsultingAddresses } from './nutrition-consulting'
import { ownAccountAddresses } from './own-account'
import { productAddresses } from './product'
import { referenceAddresses } from './reference'
import { savedMenuAddresses } from './saved-menu'
import { searchAddresses } from './search'
import { secondStepAddresses } from './second-step'
import { siteAddresses } from './site'
import { siteDeskAddresses } from './site-desk'
import { staffAddresses } from './staff'
import { surveyAddresses } from './survey'
import { surveyDeskAddresses } from './survey-desk'
import { userAddresses } from './user'
import { userCartAddresses } from './user-cart'
import { vitalsAddresses } from './vitals'

/** Every call: its name is its path below `/api/`. Free of schemas, so that browsers load no validator. */
export const callAddresses = {
  ...userAddresses,
  ...ownAccountAddresses,
  ...secondStepAddresses,
  ...contactAddresses,
  ...referenceAddresses,
  ...siteAddresses,
  ...articleAddresses,
  ...productAddresses,
  ...favoriteAddresses,
  ...healthCheckAddresses,
  ...surveyAddresses,
  ...surveyDeskAddresses,
  ...dishAddresses,
  ...menuAddresses,
  ...buildMenuAddresses,
  ...userCartAddresses,
  ...savedMenuAddresses,
  ...nutritionConsultingAddresses,
  ...cookingClassAddresses,
  ...staffAddresses,
  ...deskAddresses,
  ...siteDeskAddresses,
  ...contentDeskAddresses,
  ...searchAddresses,
  ...vitalsAddresses,
} as const satisfies Record<string, CallAddress>
