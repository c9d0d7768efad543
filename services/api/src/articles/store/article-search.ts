import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { createSearchIndex, type SearchFields, type SearchIndex } from '../../platform/search/search-index'
import { findSearchWords, type SearchWords } from '../../platform/search/search-words'
import { homeCatalogCodes } from '../rules/article-lists'
import { ARTICLE_IS_LIVE } from './readable-catalog'

export interface SearchedArticle {
  readonly articleId: number
  readonly title: string
  readonly slug: string
  readonly catalogId: number
  readonly catalogCode: string
  readonly categoryId: number | null
  readonly tagIds: readonly number[]
  readonly staffOnly: boolean
}

export interface ArticleSearch {
  /** Newest first: the order among equal hits. */
  readonly articles: readonly SearchedArticle[]
  /** What is searched of each. */
  readonly fields: readonly SearchFields[]
  /** What people type who want each. */
  readonly phrases: readonly (readonly string[])[]
  readonly index: SearchIndex
  readonly words: SearchWords
}

/** All articles in memory, to search; made again when the content changes. */
export function createArticleSearch(database: Database, watch: RevisionWatch): Revisioned<ArticleSearch> {
  return createRevisioned(watch, async () => {
    const words = await findSearchWords(database)
    const result = await database.pool.query<Row>(SEARCHED)
    return articleSearchOf(result.rows, words)
  })
}

interface Row extends SearchedArticle {
  readonly summary: string
  readonly plainText: string
  readonly searchPhrases: readonly string[]
}

export async function articleSearchOf(rows: readonly Row[], words: SearchWords): Promise<ArticleSearch> {
  const fields = rows.map((row): SearchFields => [row.title, row.summary, row.plainText])
  const phrases = rows.map(({ searchPhrases }) => searchPhrases)
  const articles = rows.map(({ summary, plainText, searchPhrases, ...article }) => article)
  const index = await createSearchIndex(fields, words, { worth: articles.map(worthOf), phrases })
  return { articles, fields, phrases, index, words }
}

/** The notebook is written for mothers; digests, news and texts about the programme come after it. */
function worthOf({ catalogCode }: SearchedArticle): number {
  return homeCatalogCodes.some((code) => code === catalogCode) ? 1 : 0.93
}

const SEARCHED = `
  select a.id as "articleId", a.title, a.slug, a.summary, a.plain_text as "plainText", a.search_phrases as "searchPhrases",
    a.article_catalog_id as "catalogId",
    c.code as "catalogCode", a.article_category_id as "categoryId", c.staff_only as "staffOnly",
    array(select l.article_tag_id from article_tag_links l where l.article_id = a.id) as "tagIds"
  from articles a join article_catalogs c on c.id = a.article_catalog_id where ${ARTICLE_IS_LIVE}
  order by a.published_at desc, a.id desc`
