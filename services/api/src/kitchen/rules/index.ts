/** What rules of other capabilities may use. */
export type { ApiKitchen } from './api-kitchen'
export type { ListedDish } from './listed-dish'
export {
  type AskedDish,
  type AskedMeal,
  dishOnTable,
  type PlacedDay,
  readDay,
  servedMaterials,
  shownDish,
  totalsOf,
} from './menu-day'
export { brokenLimits } from './menu-limits'
export {
  type AllNeeds,
  type RecommendedNeed,
  type RecommendedNeeds,
  recommendedNeedsOf,
} from './recommended-needs'
