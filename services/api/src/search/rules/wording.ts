import { tokens } from 'shared-contracts/text'

/** The words of a keyword as they were typed, in lower case, without what stood between them. */
export function wordingOf(keyword: string): string {
  return tokens(keyword)
    .map(({ word }) => word)
    .join(' ')
}

/** As long as a search is read. */
const MOST_WORDS = 12
const LENGTHS = { least: 2, most: 100 } as const

/** A search as the judged list keeps it; null for what has no word, or more than a search is read for. */
export function judgedWording(query: string): string | null {
  const wording = wordingOf(query)
  const fits = wording.length >= LENGTHS.least && wording.length <= LENGTHS.most
  return fits && wording.split(' ').length <= MOST_WORDS ? wording : null
}
