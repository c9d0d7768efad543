import { matchRank, type Token, tokens } from 'shared-contracts/text'

/**
 * The keyword with each word that the results only have in a near spelling replaced by that spelling; null when every word
 * was found as typed (accents aside), or when a word has no near spelling. `texts` are titles and summaries of results.
 */
export function suggestedSpelling(keyword: string, texts: readonly string[]): string | null {
  const found = texts.flatMap((text) => tokens(text))
  let changed = false
  const corrected: string[] = []
  for (const searched of tokens(keyword)) {
    if (found.some((token) => isSame(searched, token))) {
      corrected.push(searched.word)
      continue
    }
    const near = mostFrequent(found.filter((token) => matchRank(searched, token) === 'near'))
    if (near === null) return null
    corrected.push(near)
    changed = true
  }
  return changed ? corrected.join(' ') : null
}

function isSame(searched: Token, found: Token): boolean {
  const rank = matchRank(searched, found)
  return rank === 'exact' || rank === 'folded'
}

function mostFrequent(words: readonly Token[]): string | null {
  const counts = new Map<string, number>()
  for (const { word } of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  let best: string | null = null
  for (const [word, count] of counts) if (best === null || count > (counts.get(best) ?? 0)) best = word
  return best
}
