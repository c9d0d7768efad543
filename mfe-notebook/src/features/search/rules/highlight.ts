import { type MatchRank, matchRank, type Token, tokens } from 'shared-contracts/text'

export interface TextPart {
  readonly text: string
  readonly marked: boolean
}

interface Word {
  readonly start: number
  readonly word: string
}

const WORD = /[\p{L}\p{N}\p{M}]+/gu

/**
 * Splits a text where searched words stand in it, accents aside. A word that the text has exactly as typed is marked in that
 * spelling only: the search "đường" leaves "dương" alone beside "đường", the search "duong" marks both.
 */
export function highlight(text: string, keyword: string): readonly TextPart[] {
  const whole = text.normalize('NFC')
  const words = Array.from(whole.matchAll(WORD), (match): Word => ({ start: match.index, word: match[0] }))
  const marked = new Set(tokens(keyword).flatMap((searched) => bestHits(searched, words)))

  const parts: TextPart[] = []
  let end = 0
  for (const hit of words) {
    if (!marked.has(hit)) continue
    if (hit.start > end) parts.push({ text: whole.slice(end, hit.start), marked: false })
    parts.push({ text: hit.word, marked: true })
    end = hit.start + hit.word.length
  }
  if (end < whole.length) parts.push({ text: whole.slice(end), marked: false })
  return parts
}

function bestHits(searched: Token, words: readonly Word[]): readonly Word[] {
  const exact = words.filter(({ word }) => rankOf(searched, word) === 'exact')
  return exact.length > 0 ? exact : words.filter(({ word }) => rankOf(searched, word) === 'folded')
}

function rankOf(searched: Token, word: string): MatchRank | null {
  const found = tokens(word)[0]
  return found ? matchRank(searched, found) : null
}
