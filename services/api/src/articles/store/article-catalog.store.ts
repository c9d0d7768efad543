import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

export type ArticleCatalog = CallAnswer<'ArticleCatalog/GetAll'>[number]
export type ArticleCategory = CallAnswer<'ArticleCategory/GetAll'>[number]

/** Catalogs in the editors' order. */
export async function findCatalogs({ query }: Database): Promise<ArticleCatalog[]> {
  const rows = await query.selectFrom('article_catalogs').selectAll().orderBy('position').execute()
  return rows.map(({ id, code, title, description, staff_only }) => ({
    id,
    code,
    title,
    description,
    staffOnly: staff_only,
  }))
}

/** Categories of one catalog or of all, in the editors' order. */
export async function findCategories({ query }: Database, catalogId?: number): Promise<ArticleCategory[]> {
  let select = query
    .selectFrom('article_categories as g')
    .innerJoin('article_catalogs as c', 'c.id', 'g.article_catalog_id')
    .select(['g.id', 'g.code', 'g.title', 'g.article_catalog_id as articleCatalogId'])
    .orderBy('c.position')
    .orderBy('g.position')
  if (catalogId !== undefined) select = select.where('g.article_catalog_id', '=', catalogId)
  return select.execute()
}

export async function findArticleTags({ query }: Database): Promise<CallAnswer<'ArticleTag/GetAll'>> {
  return query.selectFrom('article_tags').select(['id', 'code', 'title']).execute()
}
