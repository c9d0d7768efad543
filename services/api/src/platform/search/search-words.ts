import type { Database } from '../database/open-database'

/** What editors say about words that visitors type: content/site/search-words.json. */
export interface SearchWords {
  /** Names that may stand for each other. */
  readonly sameThings: readonly (readonly string[])[]
  /** Words by which a keyword is a question: articles answer it. */
  readonly questions: readonly string[]
  /** Words that say little: a document need not have them. */
  readonly fillers: readonly string[]
  /** Words by which a keyword asks for a dish or how to cook it. */
  readonly requests: readonly string[]
  /** For whom and how a dish is: a dish need not have them. */
  readonly diners: readonly string[]
  /** What dishes are called first, beside what the bank's dishes are: a keyword that begins so names a dish. */
  readonly dishes: readonly string[]
}

export const noSearchWords: SearchWords = {
  sameThings: [],
  questions: [],
  fillers: [],
  requests: [],
  diners: [],
  dishes: [],
}

/** The stored words; none before the first import. */
export async function findSearchWords({ query }: Database): Promise<SearchWords> {
  const row = await query.selectFrom('searchWords').select('words').executeTakeFirst()
  return row?.words ?? noSearchWords
}
