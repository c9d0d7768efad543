import type { RevisionWatch } from '../../platform/content-revision/revision.store'
import { createRevisioned, type Revisioned } from '../../platform/content-revision/revisioned'
import type { Database } from '../../platform/database/open-database'
import { createSearchIndex, type SearchIndex } from '../../platform/search/search-index'

export interface SearchedArticle {
  readonly articleId: number
  readonly catalogId: number
  readonly categoryId: number | null
  readonly tagIds: readonly number[]
  readonly staffOnly: boolean
}

export interface ArticleSearch {
  /** Newest first: the order among equal hits. */
  readonly articles: readonly SearchedArticle[]
  readonly index: SearchIndex
}

/** All articles in memory, to search; made again when the content changes. */
export function createArticleSearch(database: Database, watch: RevisionWatch): Revisioned<ArticleSearch> {
  return createRevisioned(watch, async () => {
    const result = await database.pool.query<Row>(SEARCHED)
    const fields = result.rows.map((row): [string, string, string] => [row.title, row.summary, row.plainText])
    const articles = result.rows.map(({ title, summary, plainText, ...article }) => article)
    return { articles, index: createSearchIndex(fields) }
  })
}

interface Row extends SearchedArticle {
  readonly title: string
  readonly summary: string
  readonly plainText: string
}

const SEARCHED = `
  select a.id as "articleId", a.title, a.summary, a.plain_text as "plainText", a.article_catalog_id as "catalogId",
    a.article_category_id as "categoryId", c.staff_only as "staffOnly",
    array(select l.article_tag_id from article_tag_links l where l.article_id = a.id) as "tagIds"
  from articles a join article_catalogs c on c.id = a.article_catalog_id
  order by a.published_at desc, a.id desc`
