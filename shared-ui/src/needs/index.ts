export { NutritionNeed } from './NutritionNeed'
