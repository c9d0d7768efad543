export { type CartType, cartTypes, cartTypeTitles, type FavouriteType, favouriteTypes } from './item-types'
export { findMeal, isMealCode, type Meal, type MealCode, mealCodes, meals, RESERVED_MEAL, TOTAL_LETTERS } from './meals'
export { isUnitId, type UnitId, unitIds, unitTitles } from './measure-units'
export { type DayCode, dayCodeOf, dayCodes, dayTitles, isDayCode } from './menu-days'
export {
  energyShareStandardIds,
  extraStandards,
  familyOfStandard,
  findStandard,
  needGroups,
  nutritionTableGroups,
  type Standard,
  type StandardGroup,
  standardIds,
  standards,
} from './standards'
