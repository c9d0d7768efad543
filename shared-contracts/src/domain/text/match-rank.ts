import type { Token } from './tokens'

/** How well a word was found, best first: as written, without accents, nearly. */
export const MATCH_RANKS = ['exact', 'folded', 'near'] as const
export type MatchRank = (typeof MATCH_RANKS)[number]

/** Negative when `a` is the better hit. */
export function compareMatchRank(a: MatchRank, b: MatchRank): number {
  return MATCH_RANKS.indexOf(a) - MATCH_RANKS.indexOf(b)
}

/** Wrong letters allowed in a word: none in short ones, where one letter makes another Vietnamese word. */
export function allowedMistakes(foldedLength: number): 0 | 1 | 2 {
  if (foldedLength < 4) return 0
  return foldedLength < 8 ? 1 : 2
}

/** How the sought word matches a word of a text; null when it does not. */
export function matchRank(sought: Token, found: Token): MatchRank | null {
  if (sought.word === found.word) return 'exact'
  if (sought.folded === found.folded) return 'folded'
  return isWithinDistance(sought.folded, found.folded, allowedMistakes(sought.folded.length)) ? 'near' : null
}

/** Whether `limit` inserted, left out, changed or swapped neighbouring letters suffice to turn `a` into `b`. */
export function isWithinDistance(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false
  let beforeLast: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row]
    for (let column = 1; column <= b.length; column += 1) {
      const changed = at(last, column - 1) + (a[row - 1] === b[column - 1] ? 0 : 1)
      let best = Math.min(changed, at(last, column) + 1, at(current, column - 1) + 1)
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      if (swapped) best = Math.min(best, at(beforeLast, column - 2) + 1)
      current.push(best)
    }
    if (Math.min(...current) > limit) return false
    beforeLast = last
    last = current
  }
  return at(last, b.length) <= limit
}

function at(row: readonly number[], column: number): number {
  return row[column] ?? Number.POSITIVE_INFINITY
}
