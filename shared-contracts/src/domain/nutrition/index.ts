/** Nutrition arithmetic used alike by the API, the menu builder and the browser. Pure; see content/nutrition/README.md. */

export { ACTIVITIES, type Activity, type Recommendation, recommendedByEnergy } from './activity'
export { ALLERGENS, type Allergen, allergenTitles, allergenWords, isAllergen } from './allergens'
export {
  changeMaterial,
  MAX_MATERIAL_GRAMS,
  type MaterialChange,
  type MaterialRefusal,
  replacementsOf,
} from './change-material'
export {
  type ChosenForMeal,
  distanceFromNeed,
  distanceFromNeeds,
  intakeOfChoice,
  type JudgedDay,
  judgeDay,
} from './day-choice'
export {
  createKitchen,
  type FoodFacts,
  type Kitchen,
  type KitchenIngredient,
  type KitchenMaterial,
  kitchenOfWeekDay,
} from './facts'
export {
  DISH_HABITS,
  type Dish,
  FOOD_KINDS,
  type FoodKind,
  type FoodRules,
  type Ingredient,
  MATERIAL_USES,
  type Material,
  type MaterialUse,
} from './food'
export type { FoodLimit } from './food-limit'
export { type BrokenLimit, judgeLimits, type LimitedDish } from './limits'
export { CELL_SOURCES, type CellSource, NUTRIENTS, type Nutrient } from './nutrients'
export { type HouseholdUnit, householdMeasure, kitchenUnits } from './portions/household'
export { addedWaterOf, marketGrams, portionFamilyOf, type ServedDish, serveDish } from './portions/portion'
export { servedMeasure, servedWeight } from './portions/serving'
export { composeRecipe } from './recipe/compose-recipe'
export { nameInDish, spokenName } from './recipe/dish-parts'
export { type UseFault, useFaults } from './recipe/material-uses'
export { HEATS, type Heat, type Recipe, type RecipeScript, type RecipeStep } from './recipe/recipe'
export { listedNames, type MaterialReference, partsOfText, saidText, type TextPart } from './recipe/recipe-text'
export type { StepSentences } from './recipe/step-sentences'
export { tellRecipe } from './recipe/tell-recipe'
export { recordOf } from './record-of'
export {
  COMPARED_WITH,
  type ComparedWith,
  isOffStandard,
  NEED_JUDGEMENTS,
  type Need,
  type NeedBand,
  type NeedJudgement,
  needOfWeekDay,
  STANDARD_STATUSES,
  type Standard,
  type StandardResult,
  type StandardStatus,
  standardStatusWords,
} from './standard'
export {
  type DayIntake,
  dayOf,
  evaluateDay,
  evaluateStandard,
  judgeAmount,
  judgeNeed,
  KCAL_PER_GRAM,
  measureDay,
  nutritionOfDay,
  nutritionOfIntake,
  statusOf,
} from './sums/evaluate'
export {
  EMPTY_INTAKE,
  INTAKE_MEASURES,
  type Intake,
  type IntakeMeasure,
  intakeOfDish,
  NUTRIENT_OF_MEASURE,
  sumIntakes,
} from './sums/intake'
export { type KnownAmounts, knownAmounts, knownAmountsOfDay } from './sums/known-amounts'
export {
  type CheckedDay,
  type DayState,
  isLowDay,
  isShare,
  type JudgedDayState,
  writtenDay,
} from './written-day'
