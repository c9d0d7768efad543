import { addressesOn, publicPost, publicRead, userPost } from './define'

export const menuAddresses = addressesOn('api', {
  /** Our own: what a browser needs to sum up a day by itself. */
  'Menu/GetFoodFacts': publicRead(300),
  'Menu/HomePage': publicRead(60),
  'Menu/Search': publicPost,
  'Menu/GetStandardMenuById': publicRead(60),
  'Menu/GetStandardMenu': publicRead(60),
  'Menu/GetFreeMenu': publicRead(60),
  'Menu/GetWeekMenu': publicRead(60),
  'Menu/ChangeDish': publicPost,
  'Menu/ChangeMaterial': publicPost,
  'Menu/ChangeMultipleMaterials': publicPost,
  'Menu/BuildRelatedMealMenu': publicPost,
  'Menu/GetGenerateMenuDetail': publicPost,
  'MenuStatistic/AddNew': userPost,
})

/** On the menu-builder host, which computes and stores nothing. */
export const buildMenuAddresses = addressesOn('menu-builder', {
  'BuildMenu/BuildMenu': publicPost,
  'BuildMenu/BuildMealMenu': publicPost,
  'BuildMenu/BuildRelatedMenu': publicPost,
  'BuildMenu/BuildFamilyMenu': publicPost,
})
