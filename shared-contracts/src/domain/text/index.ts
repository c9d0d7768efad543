export { fold } from './fold'
export { allowedMistakes, isWithinDistance, type MatchRank, matchRank } from './match-rank'
export { slugify } from './slugify'
export { type Token, tokens } from './tokens'
