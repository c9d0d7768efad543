import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'

export type ArticleCatalog = CallAnswer<'ArticleCatalog/GetAll'>[number]
export type ArticleCategory = CallAnswer<'ArticleCategory/GetAll'>[number]

/** Catalogs in the editors' order. */
export async function findCatalogs({ query }: Database): Promise<ArticleCatalog[]> {
  return query
    .selectFrom('articleCatalogs')
    .select(['id', 'code', 'title', 'description', 'staffOnly'])
    .orderBy('position')
    .execute()
}

/** Categories of one catalog or of all, in the editors' order. */
export async function findCategories({ query }: Database, catalogId?: number): Promise<ArticleCategory[]> {
  let select = query
    .selectFrom('articleCategories as g')
    .innerJoin('articleCatalogs as c', 'c.id', 'g.articleCatalogId')
    .select(['g.id', 'g.code', 'g.title', 'g.articleCatalogId'])
    .orderBy('c.position')
    .orderBy('g.position')
  if (catalogId !== undefined) select = select.where('g.articleCatalogId', '=', catalogId)
  return select.execute()
}

export async function findArticleTags({ query }: Database): Promise<CallAnswer<'ArticleTag/GetAll'>> {
  return query.selectFrom('articleTags').select(['id', 'code', 'title']).execute()
}
