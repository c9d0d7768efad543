import { z } from 'zod'
import type { articleAddresses } from '../calls/article'
import type { CallSchemas } from '../calls/call'
import { bodyPaging, foundPageOf, id, keyword, pageOf, queryId, queryIds, queryPaging, review } from './fields'

export const articleCatalog = z.object({
  id,
  code: z.string(),
  title: z.string(),
  description: z.string(),
  /** For approved medical staff. */
  staffOnly: z.boolean(),
})

export const articleCategory = z.object({ id, code: z.string(), title: z.string(), articleCatalogId: id })

export const articleTag = z.object({ id, code: z.string(), title: z.string() })

export const articleCard = z.object({
  articleId: id,
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** Name of the illustration, see content/README.md. */
  illustration: z.string(),
  catalog: z.object({ id, code: z.string(), title: z.string() }),
  catalogId: id,
  category: articleCategory.nullable(),
  publishedAt: z.iso.date(),
  /** 0 text, 1 image, 2 video, 3 text and image, 4 text and video. */
  mediaType: z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
  /** Reads of the last 30 days. */
  views: z.int().nonnegative(),
})

export const articleDetail = articleCard.extend({
  /** Sanitised HTML; its headings start at level 2. */
  content: z.string(),
  author: z.string(),
  reviewer: z.string().nullable(),
  /** Null: nothing about nutrition or health. */
  review: review.nullable(),
  reviewedAt: z.iso.date().nullable(),
  reviewDueAt: z.iso.date().nullable(),
  tags: z.array(articleTag),
  /** A video on YouTube by its id. */
  video: z.object({ youtube: z.string(), title: z.string() }).nullable(),
  sources: z.array(
    z.object({ title: z.string(), publisher: z.string(), year: z.string(), url: z.string().nullable() }),
  ),
  /** What its editors did to it, newest first: as far as they told. */
  history: z.array(
    z.object({ date: z.iso.date(), kind: z.enum(['reviewed', 'changed']), what: z.string(), by: z.string() }),
  ),
})

const articlePage = pageOf(articleCard)
/** Pages with tools keep at most five articles beside them. */
const pinnedArticles = z.array(articleCard).max(5)
/** Of calls that name an article or a catalog for medical staff; without login they are 401. */
const STAFF_REFUSALS = ['staff_only', 'staff_not_approved'] as const
const catalogQuery = { catalogId: queryId.optional(), catalogCode: z.string().max(80).optional() }

export const articleSchemas = {
  'Article/GetById': {
    summary: 'One article with its content',
    query: z.object({ id: queryId }),
    answer: articleDetail,
    errors: ['article_does_not_exist', ...STAFF_REFUSALS],
  },
  'Article/GetLatestArticles': {
    summary: 'The newest articles of all public catalogs, by publication',
    query: z.object(queryPaging(4)),
    answer: articlePage,
  },
  'Article/GetByCatalog': {
    summary: 'The articles of a catalog, newest first; the catalog is named by its id or its code',
    query: z
      .object({ ...catalogQuery, ...queryPaging() })
      .refine((query) => query.catalogId !== undefined || query.catalogCode !== undefined, {
        path: ['catalogId'],
        error: 'Cần mã chuyên mục.',
      }),
    answer: articlePage.extend({ catalog: articleCatalog }),
    errors: ['catalog_does_not_exist', ...STAFF_REFUSALS],
  },
  'Article/GetByCategory': {
    summary: 'The articles of one or more categories, newest first',
    query: z.object({ categoryIds: queryIds, ...queryPaging() }),
    answer: articlePage,
  },
  'Article/GetRelatedArticles': {
    summary: 'Other articles like this one: shared tags, then category, then catalog; newest first on ties',
    query: z.object({ articleId: queryId, ...queryPaging(5) }),
    answer: articlePage,
    errors: ['article_does_not_exist', ...STAFF_REFUSALS],
  },
  'Article/GetMostViewArticlesByCataLog': {
    summary: 'The articles of a catalog read most in the last 30 days, newest first on ties',
    query: z.object({
      catalogId: queryId.optional(),
      numOfShowedArticle: z.coerce.number<number | string>().int().min(1).max(50).default(4),
    }),
    answer: z.array(articleCard),
    errors: STAFF_REFUSALS,
  },
  'Article/GetPinToNutritionConsultingPageArticles': {
    summary: 'Articles shown beside the nutrition self-check',
    answer: pinnedArticles,
  },
  'Article/GetPinToHealthCheckPageArticles': {
    summary: 'Articles shown beside health monitoring, of one catalog (its id or code) when named',
    query: z.object({ articleCatalog: z.string().max(80).optional() }),
    answer: pinnedArticles,
  },
  'Article/GetPinToToolCheckPageArticles': {
    summary: 'Articles shown beside the tool of recommended needs',
    answer: pinnedArticles,
  },
  'Article/Search': {
    summary: 'Articles that a keyword finds, best first: those about it, then those that mention it',
    body: z.object({
      keyword,
      catalogIds: z.array(id).max(50).optional(),
      categoryIds: z.array(id).max(50).optional(),
      tagIds: z.array(id).max(50).optional(),
      ...bodyPaging(),
    }),
    answer: foundPageOf(articleCard),
  },
  'ArticleTag/GetAll': {
    summary: 'Tags that articles for everybody have, by title',
    answer: z.array(articleTag.extend({ articleCount: z.int().positive() })),
  },
  'ArticleCategory/GetAll': { summary: 'Categories of all catalogs', answer: z.array(articleCategory) },
  'ArticleCategory/GetByCatalogId': {
    summary: 'Categories of one catalog',
    query: z.object({ catalogId: queryId }),
    answer: z.array(articleCategory),
  },
  'ArticleCatalog/GetAll': { summary: 'Catalogs of articles', answer: z.array(articleCatalog) },
  'HomePage/Articles': {
    summary: 'The newest articles of each notebook catalog, for the home page',
    query: z.object({ pageSize: z.coerce.number<number | string>().int().min(1).max(20).default(4) }),
    answer: z.array(z.object({ catalog: articleCatalog, articles: z.array(articleCard) })),
  },
  'ArticleStatistic/AddNew': {
    summary: 'Counts one read of an article today; never who read it',
    body: z.object({ articleId: id }),
    answer: z.object({}),
    errors: ['article_does_not_exist', ...STAFF_REFUSALS],
  },
} as const satisfies Record<keyof typeof articleAddresses, CallSchemas>
