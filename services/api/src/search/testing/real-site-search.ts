import { realRows } from 'content/testing/prepared'
import { articleSearchOf } from '../../articles'
import { dishBankOf } from '../../kitchen'
import { noSearchWords } from '../../platform/search/search-words'
import { realDishes } from '../../testing/real-dishes'
import { createSiteSearch, type SiteSearch } from '../store/site-search'

/** The search over the real content, made of its rows by what makes it of the database's. */
export async function realSiteSearch(): Promise<SiteSearch> {
  const rows = realRows
  const words = rows.search_words[0]?.words ?? noSearchWords
  const catalogs = new Map(rows.article_catalogs.map((catalog) => [catalog.id, catalog]))
  const articles = [...rows.articles]
    .sort((a, b) => b.published_at.localeCompare(a.published_at) || b.id - a.id)
    .map((row) => ({
      articleId: row.id,
      title: row.title,
      slug: row.slug,
      summary: row.summary,
      plainText: row.plain_text,
      searchPhrases: row.search_phrases,
      catalogId: row.article_catalog_id,
      catalogCode: catalogs.get(row.article_catalog_id)?.code ?? '',
      categoryId: row.article_category_id,
      tagIds: [],
      staffOnly: catalogs.get(row.article_catalog_id)?.staff_only ?? false,
    }))
  return createSiteSearch(await dishBankOf(realDishes().bank, words), await articleSearchOf(articles, words))
}
