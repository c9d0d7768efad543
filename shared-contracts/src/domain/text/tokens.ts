import { fold } from './fold'
import { plainSigns } from './plain-text'
import { spellingForm } from './spelling'

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** A word of a text in its two forms for search. */
export interface Token {
  /** Exact spelling, accents kept. */
  readonly word: string
  /** Without accents, đ as d. */
  readonly folded: string
}

/** The words of a text in order, repeated ones included. Numbers are words; punctuation separates. */
export function tokens(text: string): Token[] {
  return (spellingForm(plainSigns(text)).match(WORD) ?? []).map((word) => ({ word, folded: foldedOf(word) }))
}

/** Texts repeat few words: folding each anew is most of what tokens cost. */
const folded = new Map<string, string>()
const MOST_KEPT = 10_000

function foldedOf(word: string): string {
  const known = folded.get(word)
  if (known !== undefined) return known
  if (folded.size >= MOST_KEPT) folded.clear()
  const made = fold(word)
  folded.set(word, made)
  return made
}
