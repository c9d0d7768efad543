export { type RegionalWords, southernWords } from '../../domain/food-words'
export { southernAnswer, southernClient, southernText } from './southern-answers'
