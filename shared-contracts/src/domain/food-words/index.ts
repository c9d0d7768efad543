export { regionalWords } from './generated/regional-words'
export { type RegionalWords, southernWords } from './southern-words'
