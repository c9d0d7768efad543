import { addressesOn, publicRead, userPost, userRead } from './define'

export const cookingClassAddresses = addressesOn('api', {
  'CookingClass/GetById': publicRead(60),
  'CookingClass/GetByMonth': publicRead(60),
  'CookingClass/GetRegisteredClasses': userRead,
  'CookingClass/Register': userPost,
  /** Our own: cancel until 12 hours before the start (DECISIONS 50). */
  'CookingClass/CancelRegistration': userPost,
})
