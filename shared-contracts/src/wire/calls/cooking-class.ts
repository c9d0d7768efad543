import { addressesOn, administratorPost, administratorRead, freshRead, publicRead, userPost, userRead } from './define'

export const cookingClassAddresses = addressesOn('api', {
  // Never from a cache: who has just taken a seat must not read that it is still free.
  'CookingClass/GetById': freshRead,
  // Lists, one of them on the home page, may be a little behind.
  'CookingClass/GetByMonth': publicRead(60),
  'CookingClass/GetMonths': publicRead(60),
  'CookingClass/GetRegisteredClasses': userRead,
  'CookingClass/Register': userPost,
  /** Our own: cancel until 12 hours before the start. */
  'CookingClass/CancelRegistration': userPost,
  /** Editors make classes. */
  'ClassDesk/GetAll': administratorRead,
  'ClassDesk/Save': { ...administratorPost, stepAgain: true },
  'ClassDesk/Preview': administratorPost,
  'ClassDesk/Cancel': { ...administratorPost, stepAgain: true },
  'ClassDesk/GetRegistrations': administratorRead,
})
