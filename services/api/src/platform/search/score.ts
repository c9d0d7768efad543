import { fieldOf, positionOf, RANKS, type WordMatch } from './vocabulary'

/** A word of a keyword, how telling it is, and where a document has it; null: it doesn't. */
export interface SoughtWord {
  readonly weight: number
  readonly match: WordMatch | null
}

export interface Score {
  /** From 0 to 1, of any index: larger is better. */
  readonly value: number
  /** The document is about the keyword: title and summary have its words, or the body has them together several times. Else it mentions them. */
  readonly about: boolean
}

/** What a word is worth in title, summary and body. */
const FIELD_WORTH = [1, 0.5, 0.12] as const
/** Words that a body repeats are worth more, up to so many times and so much. */
const REPEATED = { times: 6, worth: 0.14 } as const
/** A word with other accents, or nearly the same, is worth less than the word. */
const RANK_WORTH = { [RANKS.exact]: 1, [RANKS.folded]: 0.98, [RANKS.otherAccents]: 0.75, [RANKS.near]: 0.65 } as const
/** How much words, their order and nearness, and the share of the title count. */
const PARTS = { words: 0.55, order: 0.3, title: 0.15 } as const
/** Words together in a body so often make it a text about them. */
const ABOUT_TIMES = 3
/** Words further apart are not near. */
const NEAR = 5

/** How well a document answers a keyword. */
export function scoreOf(words: readonly SoughtWord[], titleLength: number): Score {
  let [weights, worth, inTitle] = [0, 0, 0]
  let headed = true
  for (const { weight, match } of words) {
    weights += weight
    if (match === null) continue
    worth += weight * worthOf(match)
    const first = fieldOf(match.places[0] ?? 0)
    if (first === 0) inTitle += 1
    if (first > 1) headed = false
  }
  const pairs = pairsOf(words)
  const value =
    PARTS.words * (worth / weights) +
    PARTS.order * (pairs === null ? worth / weights : pairs.closeness) +
    PARTS.title * Math.min(1, inTitle / Math.max(1, titleLength))
  return { value, about: headed || (pairs !== null && pairs.together >= ABOUT_TIMES) }
}

function worthOf({ rank, places }: WordMatch): number {
  const field = fieldOf(places[0] ?? 0)
  const repeated = field === 2 ? (Math.min(places.length - 1, REPEATED.times) / REPEATED.times) * REPEATED.worth : 0
  return ((FIELD_WORTH[field] ?? 0) + repeated) * RANK_WORTH[rank]
}

/** How close each word stands to the one before it, 0 to 1; `together`: how often the body has the most seldom pair. Null: one word alone. */
function pairsOf(words: readonly SoughtWord[]): { closeness: number; together: number } | null {
  if (words.length < 2) return null
  let [closeness, weights] = [0, 0]
  let together = Number.POSITIVE_INFINITY
  for (let index = 1; index < words.length; index += 1) {
    const [before, after] = [words[index - 1], words[index]]
    if (!before || !after) continue
    const weight = Math.min(before.weight, after.weight)
    weights += weight
    const pair = before.match && after.match ? pairOf(before.match, after.match) : { closeness: 0, together: 0 }
    closeness += weight * pair.closeness
    together = Math.min(together, pair.together)
  }
  return { closeness: weights === 0 ? 0 : closeness / weights, together }
}

function pairOf(before: WordMatch, after: WordMatch): { closeness: number; together: number } {
  let [best, together, from] = [0, 0, 0]
  for (const place of before.places) {
    while (from < after.places.length && (after.places[from] ?? 0) < place - NEAR) from += 1
    for (let index = from; index < after.places.length; index += 1) {
      const distance = (after.places[index] ?? 0) - place
      if (distance > NEAR) break
      if (distance === 0) continue
      if (distance === 1) together += 1
      const apart = distance > 0 ? 1 / distance : 0.6 / -distance
      best = Math.max(best, apart * (FIELD_WORTH[fieldOf(place)] ?? 0) * (positionOf(place) === 0 ? 1 : 0.97))
    }
  }
  const rank = Math.max(before.rank, after.rank)
  return { closeness: best * (rank <= RANKS.folded ? 1 : 0.75), together }
}
