import { mayRead } from 'shared-contracts/access'
import type { PinList, PinListKey } from 'shared-contracts/site'
import { type Caller, requireReader } from '../../platform/calls/caller'
import { type CallsOf, gated, type Handlers, publicCached } from '../../platform/calls/handler'
import { found } from '../../platform/http/call-failure'
import { byTitle, pageOf } from '../../platform/lists'
import { aboutCount, withHits } from '../../platform/search/hits'
import { catalogNamed, homeCatalogCodes, PINNED_ARTICLES } from '../rules/article-lists'
import type { ArticleServices } from '../services'
import {
  type ArticleFilter,
  findArticle,
  findArticles,
  findArticlesInOrder,
  findMostViewedArticles,
  findRelatedArticles,
} from '../store/article.store'
import { type ArticleCatalog, findArticleTags, findCatalogs, findCategories } from '../store/article-catalog.store'
import { findPinnedArticles, healthPinLists, pinListOf } from '../store/pin.store'
import { articleResource } from '../store/readable-catalog'
import { requireReadableArticle } from './readable-article'

type ArticleCall = CallsOf<'Article' | 'ArticleTag' | 'ArticleCategory' | 'ArticleCatalog' | 'HomePage'>

/**
 * Reading articles. What is named by its id or catalog and may not be read is refused; from lists and searches it is left out. Lists
 * that stand on everybody's pages (latest, pinned, home) are the same for all and hold open catalogs alone.
 */
export function articleCalls(services: ArticleServices): Handlers<ArticleCall> {
  const { database, articleSearch, today } = services

  const pinned = (key: PinListKey) => findPinnedArticles(database, pinListOf(key), today())
  /** Beside both pages of health monitoring, or the one whose catalog is named. */
  const pinnedToHealth = async (named: string | undefined) => {
    const catalog = named === undefined ? null : catalogNamed(named)
    const catalogs = catalog === null ? [] : await findCatalogs(database)
    const isWanted = ({ catalogCode }: PinList) =>
      catalog === null ||
      ('catalogCode' in catalog
        ? catalogCode === catalog.catalogCode
        : catalogs.some(({ id, code }) => id === catalog.catalogId && code === catalogCode))
    const lists = await Promise.all(healthPinLists.filter(isWanted).map(({ key }) => pinned(key)))
    return lists.flat().slice(0, PINNED_ARTICLES)
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
      pinnedToHealth(articleCatalog),
    ),

    'Article/GetPinToToolCheckPageArticles': publicCached(() => pinned('tool-check')),

    'Article/Search': gated('staff-article', async ({ body, audience }) => {
      const { articles, index } = await articleSearch.current()
      const wanted = withHits(index.find(body.keyword), articles).filter(
        ({ item: article }) =>
          mayRead(audience, articleResource(article)) &&
          (!body.catalogIds || body.catalogIds.includes(article.catalogId)) &&
          (!body.categoryIds || body.categoryIds.some((id) => id === article.categoryId)) &&
          (!body.tagIds || body.tagIds.every((id) => article.tagIds.includes(id))),
      )
      const page = pageOf(wanted, body)
      const ids = page.items.map(({ item }) => item.articleId)
      const items = await findArticlesInOrder(database, ids, audience, today())
      return { items, totalCount: page.totalCount, aboutCount: aboutCount(wanted) }
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
