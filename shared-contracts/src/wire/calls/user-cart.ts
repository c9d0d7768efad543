import { addressesOn, publicPost, publicRead, userDelete, userPost, userRead } from './define'

export const userCartAddresses = addressesOn('api', {
  'UserCart/GetAll': userRead,
  'UserCart/GetItems': userRead,
  'UserCart/AddNewDishCart': userPost,
  'UserCart/AddNewMealCart': userPost,
  'UserCart/AddNewMenuCart': userPost,
  'UserCart/AddNewWeekMenuCart': userPost,
  'UserCart/Delete': userDelete,
  'UserCart/DeleteAll': userDelete,
  'UserCart/ExportAllMenuUserCart': userRead,
  'UserCart/ExportCartByMenuId': userRead,
  'UserCart/ChangeList': userPost,
  'UserCart/GetShares': userRead,
  'UserCart/ShareList': userPost,
  'UserCart/StopSharing': userDelete,
  /** Our own: what a browser needs to make a market list by itself. */
  'UserCart/GetMarketGoods': publicRead(300),
  'UserCart/GetSharedList': publicPost,
})
