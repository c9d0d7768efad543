import { tokens } from 'shared-contracts/text'
import { wordingOf } from './wording'

/** A longer keyword is rather a message than a search. */
const MOST_WORDS = 8
const LENGTHS = { least: 2, most: 60 } as const
/** Phone numbers, identity numbers and dates of birth have more digits than what is cooked or weighed. */
const MOST_DIGITS = 4

/**
 * How a keyword that was not answered is counted: its words without accents. Null for what may hold personal data (numbers, addresses of mail or
 * pages, messages) and for what says nothing.
 */
export function missKeyword(keyword: string): string | null {
  if (/@|:\/\/|www\./i.test(keyword)) return null
  if ((keyword.match(/\p{N}/gu) ?? []).length > MOST_DIGITS) return null
  const words = tokens(keyword).map(({ folded }) => folded)
  const text = words.join(' ')
  const fits = text.length >= LENGTHS.least && text.length <= LENGTHS.most && words.length <= MOST_WORDS
  return fits && /\p{L}/u.test(text) ? text : null
}

/** How a counted keyword is shown to editors: as it was typed, or as it is counted where marks make that too long. */
export function missWording(typed: string, keyword: string): string {
  const wording = wordingOf(typed)
  return wording.length <= LENGTHS.most ? wording : keyword
}
