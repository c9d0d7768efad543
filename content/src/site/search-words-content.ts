import { tokens } from 'shared-contracts/text'
import { readJsonObject } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { lineOfWords } from '../files/line-of-row'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { searchWords } from './search-words'

const FILE = 'site/search-words.json'
/** Words of the search: names of the same thing, words of questions, words that say little. May be absent. */
export function readSearchWords(folder: ContentFolder): {
  rows: PartOfRows<'search_words'>
  problems: readonly Problem[]
} {
  if (folder.read(FILE) === null) return { rows: { search_words: [] }, problems: [] }
  const { value, problems } = readJsonObject(folder, FILE, searchWords)
  if (value === undefined) return { rows: { search_words: [] }, problems: problems.all }
  const text = folder.read(FILE) ?? ''
  const lists: [string, readonly string[]][] = [
    ...value.sameThings.map((line, index): [string, readonly string[]] => [`sameThings[${index}]`, line]),
    ['questions', value.questions],
    ['fillers', value.fillers],
    ['requests', value.requests],
    ['diners', value.diners],
    ['dishes', value.dishes],
  ]
  for (const [field, names] of lists) {
    const known = new Set<string>()
    for (const each of names) {
      const words = wordsOf(each)
      if (known.has(words)) problems.add(`“${each}” có hai lần`, field, lineOfWords(text, `"${each}"`, 1))
      known.add(words)
    }
  }
  return { rows: { search_words: [{ code: 'all', words: value }] }, problems: problems.all }
}

/** As the search reads it: two spellings that it can't tell apart are one name. */
function wordsOf(text: string): string {
  return tokens(text)
    .map(({ word }) => word)
    .join(' ')
}
