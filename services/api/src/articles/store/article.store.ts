import { type SelectQueryBuilder, sql } from 'kysely'
import type { Audience, Resource } from 'shared-contracts/access'
import type { CallAnswer } from 'shared-contracts/calls'
import type { ArticlePin } from 'shared-contracts/site'
import type { Database } from '../../platform/database/open-database'
import { articleResource, catalogIsReadable, readableCatalog, readsStaffCatalogs } from './readable-catalog'

export type ArticleCard = CallAnswer<'Article/GetLatestArticles'>['items'][number]
export type ArticleDetail = CallAnswer<'Article/GetById'>

export interface ArticlePage {
  readonly items: ArticleCard[]
  readonly totalCount: number
}

/** Which articles; all conditions together. */
export interface ArticleFilter {
  /** Those that may be read by: without further conditions, all of them. */
  readonly audience: Audience
  readonly catalogId?: number
  readonly catalogCode?: string
  readonly categoryIds?: readonly number[]
  readonly pin?: ArticlePin
  readonly ids?: readonly number[]
}

export interface Paging {
  readonly pageNumber: number
  readonly pageSize: number
}

/** "Most viewed" and the views of a card look back so far. */
const VIEW_DAYS = 30

const viewsOf = (today: string) =>
  sql<number>`coalesce((select sum(r.reads) from article_daily_reads r
    where r.article_id = a.id and r.day > ${today}::date - ${VIEW_DAYS}::int), 0)::int`

function cards({ query }: Database, today: string) {
  return query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .leftJoin('articleCategories as g', 'g.id', 'a.articleCategoryId')
    .select([
      'a.id',
      'a.title',
      'a.slug',
      'a.summary',
      'a.illustration',
      'a.publishedAt',
      'a.mediaType',
      'c.id as catalogId',
      'c.code as catalogCode',
      'c.title as catalogTitle',
      'g.id as categoryId',
      'g.code as categoryCode',
      'g.title as categoryTitle',
    ])
    .select(viewsOf(today).as('views'))
}

type CardQuery = ReturnType<typeof cards>
type CardRow = CardQuery extends SelectQueryBuilder<infer _D, infer _T, infer Row> ? Row : never

function where(query: CardQuery, filter: ArticleFilter): CardQuery {
  const { catalogId, catalogCode, categoryIds, pin, ids } = filter
  let narrowed = query.where(readableCatalog(filter.audience))
  if (catalogId !== undefined) narrowed = narrowed.where('a.articleCatalogId', '=', catalogId)
  if (catalogCode !== undefined) narrowed = narrowed.where('c.code', '=', catalogCode)
  if (categoryIds !== undefined) narrowed = narrowed.where('a.articleCategoryId', 'in', [...categoryIds])
  if (pin !== undefined) narrowed = narrowed.where(sql<boolean>`a.pins @> ${[pin]}`)
  if (ids !== undefined) narrowed = narrowed.where('a.id', 'in', [...ids])
  return narrowed
}

/** A page of articles, newest first. */
export async function findArticles(
  database: Database,
  filter: ArticleFilter,
  paging: Paging,
  today: string,
): Promise<ArticlePage> {
  const rows = await where(cards(database, today), filter)
    .orderBy('a.publishedAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
    .execute()
  return { items: rows.map(toCard), totalCount: await countArticles(database, filter, today) }
}

async function countArticles(database: Database, filter: ArticleFilter, today: string): Promise<number> {
  const matching = where(cards(database, today), filter).clearSelect().select(sql<number>`count(*)::int`.as('count'))
  const row = await matching.executeTakeFirstOrThrow()
  return row.count
}

/** The articles read most in the last 30 days, newest first on ties. */
export async function findMostViewedArticles(
  database: Database,
  filter: ArticleFilter,
  count: number,
  today: string,
): Promise<ArticleCard[]> {
  const rows = await where(cards(database, today), filter)
    .orderBy('views', 'desc')
    .orderBy('a.publishedAt', 'desc')
    .orderBy('a.id', 'desc')
    .limit(count)
    .execute()
  return rows.map(toCard)
}

/** Cards in the order of the ids; ids without an article that the audience may read are left out. */
export async function findArticlesInOrder(
  database: Database,
  ids: readonly number[],
  audience: Audience,
  today: string,
) {
  if (ids.length === 0) return []
  const rows = await where(cards(database, today), { ids, audience }).execute()
  const byId = new Map(rows.map((row) => [row.id, toCard(row)]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Others that the same audience reads: most shared tags first, then the same category, then the same catalog, then newest. */
export async function findRelatedArticles(
  database: Database,
  articleId: number,
  audience: Audience,
  paging: Paging,
  today: string,
): Promise<ArticlePage | null> {
  const article = await database.query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .select(['a.articleCatalogId', 'a.articleCategoryId', 'c.staffOnly'])
    .where('a.id', '=', articleId)
    .where(readableCatalog(audience))
    .executeTakeFirst()
  if (!article) return null
  const related = cards(database, today)
    .where('a.id', '<>', articleId)
    .where('c.staffOnly', '=', article.staffOnly)
    .where('a.state', '=', 'published')
    .orderBy(
      sql`(select count(*) from article_tag_links l join article_tag_links own
        on own.article_tag_id = l.article_tag_id and own.article_id = ${articleId} where l.article_id = a.id)`,
      'desc',
    )
    .orderBy(sql`a.article_category_id is not distinct from ${article.articleCategoryId}`, 'desc')
    .orderBy(sql`a.article_catalog_id = ${article.articleCatalogId}`, 'desc')
    .orderBy('a.publishedAt', 'desc')
    .orderBy('a.id', 'desc')
  const rows = await related
    .limit(paging.pageSize)
    .offset((paging.pageNumber - 1) * paging.pageSize)
    .execute()
  const count = related.clearSelect().clearOrderBy().select(sql<number>`count(*)::int`.as('count'))
  return { items: rows.map(toCard), totalCount: (await count.executeTakeFirstOrThrow()).count }
}

/** Which gate an article stands behind; null when readers get no such article. */
export async function findArticleGate({ query }: Database, id: number): Promise<Resource | null> {
  const row = await query
    .selectFrom('articles as a')
    .innerJoin('articleCatalogs as c', 'c.id', 'a.articleCatalogId')
    .select('c.staffOnly')
    .where('a.id', '=', id)
    .where('a.state', '=', 'published')
    .executeTakeFirst()
  return row ? articleResource(row) : null
}

interface DetailRow extends CardRow {
  content: string
  author: string
  reviewer: string | null
  review: ArticleDetail['review']
  reviewedAt: string | null
  reviewDueAt: string | null
  tags: ArticleDetail['tags']
  sources: ArticleDetail['sources']
  history: ArticleDetail['history']
  video: ArticleDetail['video']
}

/** @param readable the condition on article `a` and catalog `c` */
const detailWhere = (readable: string) => `
  select a.id, a.title, a.slug, a.summary, a.illustration, a.published_at as "publishedAt", a.media_type as "mediaType", a.video,
    c.id as "catalogId", c.code as "catalogCode", c.title as "catalogTitle",
    g.id as "categoryId", g.code as "categoryCode", g.title as "categoryTitle",
    coalesce((select sum(r.reads) from article_daily_reads r
      where r.article_id = a.id and r.day > $2::date - ${VIEW_DAYS}), 0)::int as views,
    a.content, a.author, a.reviewer, a.review, a.reviewed_at as "reviewedAt", a.review_due_at as "reviewDueAt", a.sources, a.history,
    coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'code', t.code, 'title', t.title) order by t.id)
      from article_tag_links l join article_tags t on t.id = l.article_tag_id where l.article_id = a.id), '[]') as tags
  from articles a
  join article_catalogs c on c.id = a.article_catalog_id
  left join article_categories g on g.id = a.article_category_id
  where a.id = $1 and ${readable}`

const READABLE_DETAIL = detailWhere(catalogIsReadable('$3'))

/** One article with its content; null when there is none that the audience may read. */
export async function findArticle(
  { pool }: Database,
  id: number,
  audience: Audience,
  today: string,
): Promise<ArticleDetail | null> {
  const values = [id, today, readsStaffCatalogs(audience)]
  const result = await pool.query<DetailRow>({ name: 'article-by-id', text: READABLE_DETAIL, values })
  const row = result.rows[0]
  return row ? toDetail(row) : null
}

const ANY_DETAIL = detailWhere('true')

/** One article in any state, for who may see it before readers do; null when there is none. */
export async function findUnpublishedArticle({ pool }: Database, id: number, today: string) {
  const result = await pool.query<DetailRow>({ name: 'any-article-by-id', text: ANY_DETAIL, values: [id, today] })
  const row = result.rows[0]
  return row ? toDetail(row) : null
}

function toDetail(row: DetailRow): ArticleDetail {
  return {
    ...toCard(row),
    content: row.content,
    author: row.author,
    reviewer: row.reviewer,
    review: row.review,
    reviewedAt: row.reviewedAt,
    reviewDueAt: row.reviewDueAt,
    tags: row.tags,
    sources: row.sources,
    history: row.history,
    video: row.video,
  }
}

function toCard(row: CardRow): ArticleCard {
  const { categoryId: id, categoryCode: code, categoryTitle: title } = row
  return {
    articleId: row.id,
    title: row.title,
    slug: row.slug,
    summary: row.summary,
    illustration: row.illustration,
    catalog: { id: row.catalogId, code: row.catalogCode, title: row.catalogTitle },
    catalogId: row.catalogId,
    category:
      id === null || code === null || title === null ? null : { id, code, title, articleCatalogId: row.catalogId },
    publishedAt: row.publishedAt,
    mediaType: row.mediaType,
    views: row.views,
  }
}
