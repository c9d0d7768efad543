import { tokens } from 'shared-contracts/text'
import type { SearchedArticle } from '../../articles'
import type { DishBank } from '../../kitchen'

/** Frequent words that a keyword may become. */
export interface Completions {
  /** The most frequent ones that begin as typed, at most `most`; never what was typed itself. */
  of(typed: string, most: number): readonly string[]
}

/** Beginnings of titles of so many words are offered, when so many titles have them. */
const MOST_WORDS = 4
const LEAST_TITLES = 2

export function createCompletions(bank: DishBank, articles: readonly SearchedArticle[]): Completions {
  const counts = new Map<string, number>()
  const count = (phrase: string) => counts.set(phrase, (counts.get(phrase) ?? 0) + 1)
  for (const { card, materialTitles } of bank.dishes) {
    const words = wordsOf(card.title)
    for (let length = 1; length <= Math.min(MOST_WORDS, words.length); length += 1)
      count(words.slice(0, length).join(' '))
    for (const title of materialTitles) {
      // "Cá quả (cá lóc)" is called by its first name.
      const name = wordsOf(title.split(/[(,]/)[0] ?? '')
      if (name.length <= MOST_WORDS) count(name.join(' '))
    }
  }
  for (const { title } of articles) {
    const words = wordsOf(title)
    for (let from = 0; from < words.length; from += 1)
      for (let length = 2; length <= 3 && from + length <= words.length; length += 1)
        count(words.slice(from, from + length).join(' '))
  }
  const phrases = [...counts]
    .filter(([, titles]) => titles >= LEAST_TITLES)
    .map(([phrase, titles]) => ({ phrase, titles, folded: foldedOf(phrase) }))
    .sort((a, b) => b.titles - a.titles || a.phrase.length - b.phrase.length)

  return {
    of(typed, most) {
      const sought = wordsOf(typed).join(' ')
      const folded = foldedOf(typed)
      if (sought === '') return []
      const plain = sought === folded
      return phrases
        .filter((each) => (plain ? each.folded.startsWith(folded) : each.phrase.startsWith(sought)))
        .filter(({ phrase, folded: letters }) => phrase !== sought && letters.length > folded.length)
        .slice(0, most)
        .map(({ phrase }) => phrase)
    },
  }
}

function wordsOf(text: string): string[] {
  return tokens(text).map(({ word }) => word)
}

function foldedOf(text: string): string {
  return tokens(text)
    .map(({ folded }) => folded)
    .join(' ')
}
