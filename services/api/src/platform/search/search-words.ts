import type { Database } from '../database/open-database'

/** What editors say about words that visitors type: content/site/search-words.json. */
export interface SearchWords {
  /** Names that may stand for each other. */
  readonly sameThings: readonly (readonly string[])[]
  /** Words by which a keyword is a question: articles answer it. */
  readonly questions: readonly string[]
  /** Words that say little: a document need not have them. */
  readonly fillers: readonly string[]
}

export const noSearchWords: SearchWords = { sameThings: [], questions: [], fillers: [] }

/** The stored words; none before the first import. */
export async function findSearchWords({ query }: Database): Promise<SearchWords> {
  const row = await query.selectFrom('searchWords').select('words').executeTakeFirst()
  return row?.words ?? noSearchWords
}
