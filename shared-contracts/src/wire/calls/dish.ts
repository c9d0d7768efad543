import { addressesOn, publicPost, publicRead } from './define'

export const dishAddresses = addressesOn('api', {
  'Dish/GetAllDishesForBuildMenu': publicRead(60),
  'Dish/GetAllDishes': publicRead(60),
  'Dish/GetById': publicRead(60),
  'Dish/Search': publicPost,
  /** Our own: the materials of dishes that a visitor builds a menu with. */
  'Dish/GetForBuildMenu': publicRead(60),
  'DishTag/GetAll': publicRead(300),
})
