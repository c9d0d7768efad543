export { type ComposedDay, type ComposedDish, contentKey, contentLines } from './composed-content'
export { ADULT_OBJECT_TYPE_ID, MOST_EATERS } from './family'
export { needReasons, needSources } from './generated/need-notes'
export { type CartType, cartTypes, cartTypeTitles } from './item-types'
export { findMeal, isMealCode, type Meal, type MealCode, meals } from './meals'
export { type DayCode, dayCodeOf, dayCodes, dayTitles, isDayCode } from './menu-days'
export {
  energyShareStandardIds,
  extraStandards,
  familyOfStandard,
  findStandard,
  isListedStandard,
  needGroups,
  nutritionTableGroups,
  type Standard,
  standardIds,
  standards,
} from './standards'
