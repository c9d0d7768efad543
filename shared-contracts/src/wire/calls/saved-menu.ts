import { addressesOn, userDelete, userPost, userRead } from './define'

/** Calls of our own about the menus that a user keeps to cook by again. */
export const savedMenuAddresses = addressesOn('api', {
  'SavedMenu/GetAll': userRead,
  'SavedMenu/GetById': userRead,
  'SavedMenu/Add': userPost,
  'SavedMenu/Change': userPost,
  'SavedMenu/Delete': userDelete,
  'SavedMenu/Restore': userPost,
})
