import { tokens } from 'shared-contracts/text'
import { readJsonObject } from '../files/checked-rows'
import type { ContentFolder } from '../files/content-folder'
import { lineOfWords } from '../files/line-of-row'
import type { Problem } from '../files/problem'
import type { PartOfRows } from '../rows/content-rows'
import { type RegionalLine, readRegionalWords } from './regional-words'
import { type SearchWords, searchWords } from './search-words'

const FILE = 'site/search-words.json'

/** Words of the search: names of the same thing, those of the regional words too, words of questions, words that say little. May be absent. */
export function readSearchWords(folder: ContentFolder): {
  rows: PartOfRows<'search_words'>
  problems: readonly Problem[]
} {
  const regional = readRegionalWords(folder)
  if (folder.read(FILE) === null) return { rows: { search_words: [] }, problems: regional.problems }
  const { value, problems } = readJsonObject(folder, FILE, searchWords)
  if (value === undefined) return { rows: { search_words: [] }, problems: [...problems.all, ...regional.problems] }
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
  const words = { ...value, sameThings: withRegionalNames(value.sameThings, regional.lines) }
  return { rows: { search_words: [{ code: 'all', words }] }, problems: [...problems.all, ...regional.problems] }
}

/** Both names of a line of the regional words are one thing: they join the line that has the Northern one, or make a line. */
function withRegionalNames(
  sameThings: SearchWords['sameThings'],
  regional: readonly RegionalLine[],
): SearchWords['sameThings'] {
  const lines = sameThings.map((line) => [...line])
  for (const { north, south, search } of regional) {
    if (!search) continue
    const known = lines.find((line) => line.includes(north))
    if (known === undefined) lines.push([north, south])
    else if (!known.includes(south)) known.push(south)
  }
  return lines
}

/** As the search reads it: two spellings that it can't tell apart are one name. */
function wordsOf(text: string): string {
  return tokens(text)
    .map(({ word }) => word)
    .join(' ')
}
