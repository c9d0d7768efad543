/** What rules of other capabilities may use. */
export type { ApiKitchen, StoredFacts } from './api-kitchen'
export type { DishCard, ListedDish } from './listed-dish'
export { type AskedDish, type AskedMeal, type PlacedDay, readDay, shownDish, totalsOf } from './menu-day'
