export { DishRecipe } from './DishRecipe'
