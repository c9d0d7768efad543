export { FoodWordsChoice } from './FoodWordsChoice'
