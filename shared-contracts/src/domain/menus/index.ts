export { type ComposedDay, type ComposedDish, contentKey, contentLines } from './composed-content'
export { eaterTitle } from './eaters/eater-title'
export { ADULT_OBJECT_TYPE_ID, MOST_EATERS } from './eaters/family'
export { usualEater } from './eaters/usual-eater'
export { needReasons, needSources } from './generated/need-notes'
export { type CartType, cartTypes, cartTypeTitles } from './item-types'
export { findMeal, isMealCode, type Meal, type MealCode, meals } from './meals'
export { type DayCode, dayCodeOf, dayCodes, dayTitles, isDayCode } from './menu-days'
export { hasProductsBeside, productsBeside, refusedInProduct } from './products/product-rules'
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
