export { fold } from './fold'
export {
  allowedMistakes,
  compareMatchRank,
  isWithinDistance,
  MATCH_RANKS,
  type MatchRank,
  matchRank,
} from './match-rank'
export { SLUG_MAX_LENGTH, slugify } from './slugify'
export { spellingForm } from './spelling'
export { type Token, tokens } from './tokens'
