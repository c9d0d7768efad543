import { mayRead } from 'shared-contracts/access'
import { type Caller, requireReader } from '../../platform/calls/caller'
import { type CallsOf, gated, type Handlers, publicCached } from '../../platform/calls/handler'
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
import { type ArticleCatalog, findArticleTags, findCatalogs, findCategories } from '../store/article-catalog.store'
import { createArticleSearch } from '../store/article-search'
import { articleResource } from '../store/readable-catalog'
import { requireReadableArticle } from './readable-article'

type ArticleCall = CallsOf<'Article' | 'ArticleTag' | 'ArticleCategory' | 'ArticleCatalog' | 'HomePage'>

/**
 * Reading articles. What is named by its id or catalog and may not be read is refused; from lists and searches it is left out. Lists
 * that stand on everybody's pages (latest, pinned, home) are the same for all and hold open catalogs alone.
 */
export function articleCalls(services: Services): Handlers<ArticleCall> {
  const { database, revision, today } = services
  const search = createArticleSearch(database, revision)

  const pinned = async (pin: ArticlePin, filter: Omit<ArticleFilter, 'audience'> = {}) => {
    const paging = { pageNumber: 1, pageSize: PINNED_ARTICLES }
    return (await findArticles(database, { ...filter, pin, audience: 'everyone' }, paging, today())).items
  }

  const articleOrRefusal = async <T>(article: T | null, id: number, caller: Caller): Promise<T> => {
    if (article === null) await requireReadableArticle(database, id, caller)
    return found(article, 'article_does_not_exist')
  }

  const readableCatalog = async (isNamed: (catalog: ArticleCatalog) => boolean, caller: Caller) => {
    const catalog = (await findCatalogs(database)).find(isNamed)
    if (catalog) requireReader(articleResource(catalog), caller)
    return catalog
  }

  return {
    'Article/GetById': gated('staff-article', async ({ query: { id }, audience, caller }) =>
      articleOrRefusal(await findArticle(database, id, audience, today()), id, caller),
    ),

    'Article/GetLatestArticles': publicCached(async ({ query }) =>
      findArticles(database, { audience: 'everyone' }, query, today()),
    ),

    'Article/GetByCatalog': gated('staff-article', async ({ query, audience, caller }) => {
      const { catalogId, catalogCode, ...paging } = query
      const isNamed = ({ id, code }: ArticleCatalog) =>
        catalogId === undefined ? code === catalogCode : id === catalogId
      const catalog = found(await readableCatalog(isNamed, caller), 'catalog_does_not_exist')
      return { catalog, ...(await findArticles(database, { catalogId: catalog.id, audience }, paging, today())) }
    }),

    'Article/GetByCategory': gated('staff-article', async ({ query: { categoryIds, ...paging }, audience }) =>
      findArticles(database, { categoryIds, audience }, paging, today()),
    ),

    'Article/GetRelatedArticles': gated('staff-article', async ({ query, audience, caller }) => {
      const { articleId, ...paging } = query
      const related = await findRelatedArticles(database, articleId, audience, paging, today())
      return articleOrRefusal(related, articleId, caller)
    }),

    'Article/GetMostViewArticlesByCataLog': gated('staff-article', async ({ query, audience, caller }) => {
      const { catalogId, numOfShowedArticle } = query
      await readableCatalog(({ id }) => id === catalogId, caller)
      const filter: ArticleFilter = catalogId === undefined ? { audience: 'everyone' } : { catalogId, audience }
      return findMostViewedArticles(database, filter, numOfShowedArticle, today())
    }),

    'Article/GetPinToNutritionConsultingPageArticles': publicCached(() => pinned('nutrition-consulting')),

    'Article/GetPinToHealthCheckPageArticles': publicCached(({ query: { articleCatalog } }) =>
      pinned('health-check', articleCatalog === undefined ? {} : catalogNamed(articleCatalog)),
    ),

    'Article/GetPinToToolCheckPageArticles': publicCached(() => pinned('tool-check')),

    'Article/Search': gated('staff-article', async ({ body, audience }) => {
      const { articles, index } = await search.current()
      const hits = index.find(body.keyword).flatMap((place) => articles[place] ?? [])
      const wanted = hits.filter(
        (article) =>
          mayRead(audience, articleResource(article)) &&
          (!body.catalogIds || body.catalogIds.includes(article.catalogId)) &&
          (!body.categoryIds || body.categoryIds.some((id) => id === article.categoryId)) &&
          (!body.tagIds || body.tagIds.every((id) => article.tagIds.includes(id))),
      )
      const page = pageOf(wanted, body)
      const ids = page.items.map(({ articleId }) => articleId)
      return { items: await findArticlesInOrder(database, ids, audience, today()), totalCount: page.totalCount }
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
          articles: (await findArticles(database, { catalogId: catalog.id, audience: 'everyone' }, paging, today()))
            .items,
        })),
      )
    }),
  }
}
