import { sql } from 'kysely'
import type { CallAnswer } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import { readableCatalog } from './readable-catalog'

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

/** Tags of articles that everybody may read, and how many: a tag of staff's articles alone is nobody's business. */
export async function findArticleTags({ query }: Database): Promise<CallAnswer<'ArticleTag/GetAll'>> {
  return query
    .selectFrom('articleTags as t')
    .innerJoin('articleTagLinks as l', 'l.articleTagId', 't.id')
    .innerJoin('articles as a', 'a.id', 'l.articleId')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .where(readableCatalog('everyone'))
    .select(['t.id', 't.code', 't.title', sql<number>`count(*)::int`.as('articleCount')])
    .groupBy(['t.id', 't.code', 't.title'])
    .execute()
}
