import { matchRank, type Token, tokens } from 'shared-contracts/text'

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
 * Splits a text where searched words stand in it. A word typed with accents is marked in that spelling alone, one without accents in
 * any: the search "đường" leaves "dương" alone, the search "duong" marks both.
 */
export function highlight(text: string, keyword: string): readonly TextPart[] {
  const whole = text.normalize('NFC')
  const words = Array.from(whole.matchAll(WORD), (match): Word => ({ start: match.index, word: match[0] }))
  const sought = tokens(keyword)
  const marked = new Set(words.filter(({ word }) => sought.some((searched) => isMeant(searched, word))))

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

function isMeant(searched: Token, word: string): boolean {
  const found = tokens(word)[0]
  const rank = found && matchRank(searched, found)
  return rank === 'exact' || (rank === 'folded' && searched.word === searched.folded)
}
