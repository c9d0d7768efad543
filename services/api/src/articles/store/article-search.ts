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

/** All articles in memory, to search; made anew when the content changes. */
export function createArticleSearch(database: Database, watch: RevisionWatch): Revisioned<ArticleSearch> {
  return createRevisioned(watch, async () => {
    const result = await database.pool.query<Row>(SEARCHED)
    const fields = result.rows.map((row): [string, string, string] => [row.title, row.summary, row.plain_text])
    return { articles: result.rows.map(toSearched), index: createSearchIndex(fields) }
  })
}

interface Row {
  id: number
  title: string
  summary: string
  plain_text: string
  article_catalog_id: number
  article_category_id: number | null
  staff_only: boolean
  tag_ids: number[]
}

const SEARCHED = `
  select a.id, a.title, a.summary, a.plain_text, a.article_catalog_id, a.article_category_id, c.staff_only,
    array(select l.article_tag_id from article_tag_links l where l.article_id = a.id) as tag_ids
  from articles a join article_catalogs c on c.id = a.article_catalog_id
  order by a.published_at desc, a.id desc`

function toSearched(row: Row): SearchedArticle {
  return {
    articleId: row.id,
    catalogId: row.article_catalog_id,
    categoryId: row.article_category_id,
    tagIds: row.tag_ids,
    staffOnly: row.staff_only,
  }
}
