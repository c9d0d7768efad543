import { type CallsOf, type Handlers, publicCached } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import { byTitle, pageOf } from '../../platform/lists'
import type { Services } from '../../platform/services'
import { catalogNamed, homeCatalogCodes, PINNED_ARTICLES } from '../rules/article-lists'
import {
  type ArticleFilter,
  type ArticlePin,
  findArticle,
  findArticles,
  findArticlesInOrder,
  findMostViewedArticles,
  findRelatedArticles,
} from '../store/article.store'
import { findArticleTags, findCatalogs, findCategories } from '../store/article-catalog.store'
import { createArticleSearch } from '../store/article-search'

type ArticleCall = CallsOf<'Article' | 'ArticleTag' | 'ArticleCategory' | 'ArticleCatalog' | 'HomePage'>

/** Reading articles. Those for medical staff are left out of lists over all catalogs, and stand in their own lists. */
export function articleCalls(services: Services): Handlers<ArticleCall> {
  const { database, revision, today } = services
  const search = createArticleSearch(database, revision)

  const pinned = async (pin: ArticlePin, filter: ArticleFilter = {}) => {
    const paging = { pageNumber: 1, pageSize: PINNED_ARTICLES }
    return (await findArticles(database, { ...filter, pin, publicOnly: true }, paging, today())).items
  }

  return {
    'Article/GetById': publicCached(async ({ query }) =>
      found(await findArticle(database, query.id, today()), 'article_does_not_exist'),
    ),

    'Article/GetLatestArticles': publicCached(async ({ query }) =>
      findArticles(database, { publicOnly: true }, query, today()),
    ),

    'Article/GetByCatalog': publicCached(async ({ query }) => {
      const { catalogId, catalogCode, ...paging } = query
      const catalogs = await findCatalogs(database)
      const named = catalogs.find(({ id, code }) => (catalogId === undefined ? code === catalogCode : id === catalogId))
      const catalog = found(named, 'catalog_does_not_exist')
      return { catalog, ...(await findArticles(database, { catalogId: catalog.id }, paging, today())) }
    }),

    'Article/GetByCategory': publicCached(async ({ query: { categoryIds, ...paging } }) =>
      findArticles(database, { categoryIds }, paging, today()),
    ),

    'Article/GetRelatedArticles': publicCached(async ({ query: { articleId, ...paging } }) =>
      found(await findRelatedArticles(database, articleId, paging, today()), 'article_does_not_exist'),
    ),

    'Article/GetMostViewArticlesByCataLog': publicCached(async ({ query: { catalogId, numOfShowedArticle } }) => {
      const filter = catalogId === undefined ? { publicOnly: true } : { catalogId }
      return findMostViewedArticles(database, filter, numOfShowedArticle, today())
    }),

    'Article/GetPinToNutritionConsultingPageArticles': publicCached(() => pinned('nutrition-consulting')),

    'Article/GetPinToHealthCheckPageArticles': publicCached(({ query: { articleCatalog } }) =>
      pinned('health-check', articleCatalog === undefined ? {} : catalogNamed(articleCatalog)),
    ),

    'Article/GetPinToToolCheckPageArticles': publicCached(() => pinned('tool-check')),

    'Article/Search': publicCached(async ({ body }) => {
      const { articles, index } = await search.current()
      const hits = index.find(body.keyword).flatMap((place) => articles[place] ?? [])
      const wanted = hits.filter(
        (article) =>
          (body.catalogIds ? body.catalogIds.includes(article.catalogId) : !article.staffOnly) &&
          (!body.categoryIds || body.categoryIds.some((id) => id === article.categoryId)) &&
          (!body.tagIds || body.tagIds.every((id) => article.tagIds.includes(id))),
      )
      const page = pageOf(wanted, body)
      const ids = page.items.map(({ articleId }) => articleId)
      return { items: await findArticlesInOrder(database, ids, today()), totalCount: page.totalCount }
    }),

    'ArticleTag/GetAll': publicCached(async () => byTitle(await findArticleTags(database))),

    'ArticleCategory/GetAll': publicCached(() => findCategories(database)),

    'ArticleCategory/GetByCatalogId': publicCached(({ query }) => findCategories(database, query.catalogId)),

    'ArticleCatalog/GetAll': publicCached(() => findCatalogs(database)),

    'HomePage/Articles': publicCached(async ({ query }) => {
      const catalogs = await findCatalogs(database)
      const home = homeCatalogCodes.flatMap((code) => catalogs.filter((catalog) => catalog.code === code))
      const paging = { pageNumber: 1, pageSize: query.pageSize }
      return Promise.all(
        home.map(async (catalog) => ({
          catalog,
          articles: (await findArticles(database, { catalogId: catalog.id }, paging, today())).items,
        })),
      )
    }),
  }
}
