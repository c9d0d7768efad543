import { CallFailure, generalFailure } from 'service-host'
import { serverStrings } from 'shared-contracts/errors'
import { findArticle, findArticlesInOrder, requireReadableArticle } from '../../articles'
import type { KitchenServices } from '../../kitchen'
import type { CallsOf, Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { found } from '../../platform/http/call-failure'
import { pageOf } from '../../platform/lists'
import {
  addFavourite,
  type FavouriteType,
  favouriteTypes,
  findFavouriteIds,
  removeFavourite,
} from '../store/favourite.store'

/** Dishes and articles that a user wants to find again. What editors took away, or may no longer be read, is left out of the lists. */
export function favouriteCalls({ database, dishBank, today, now }: KitchenServices): Handlers<CallsOf<'Favorite'>> {
  const { query } = database

  async function add(userId: number, type: FavouriteType, itemId: number) {
    const favoriteId = await addFavourite(query, userId, type, itemId, now())
    if (favoriteId === null) {
      const code = type === favouriteTypes.dish ? 'dish_already_added' : 'article_already_added'
      throw new CallFailure(409, code, serverStrings[code])
    }
    return { favoriteId }
  }

  return {
    'Favorite/GetFavoriteDishes': user(async ({ userId, query: paging }) => {
      const { dishes } = await dishBank.current()
      const byId = new Map(dishes.map(({ card }) => [card.dishId, card]))
      const ids = await findFavouriteIds(query, userId, favouriteTypes.dish)
      return pageOf(
        ids.flatMap((id) => byId.get(id) ?? []),
        paging,
      )
    }),

    'Favorite/GetFavoriteArticles': user(async ({ userId, audience, query: paging }) => {
      const ids = await findFavouriteIds(query, userId, favouriteTypes.article)
      return pageOf(await findArticlesInOrder(database, ids, audience, today()), paging)
    }),

    'Favorite/GetFavoriteIds': user(async ({ userId, audience }) => {
      const { dishes } = await dishBank.current()
      const shown = new Set(dishes.map(({ card }) => card.dishId))
      const dishIds = await findFavouriteIds(query, userId, favouriteTypes.dish)
      const articleIds = await findFavouriteIds(query, userId, favouriteTypes.article)
      const articles = await findArticlesInOrder(database, articleIds, audience, today())
      return { dishIds: dishIds.filter((id) => shown.has(id)), articleIds: articles.map(({ articleId }) => articleId) }
    }),

    'Favorite/AddFavoriteArticle': user(async ({ userId, audience, caller, body }) => {
      await requireReadableArticle(database, body.articleId, caller)
      found(await findArticle(database, body.articleId, audience, today()), 'article_does_not_exist')
      return add(userId, favouriteTypes.article, body.articleId)
    }),

    'Favorite/AddFavoriteDish': user(async ({ userId, body }) => {
      const { dishes } = await dishBank.current()
      found(
        dishes.find(({ card }) => card.dishId === body.dishId),
        'dish_does_not_exist',
      )
      return add(userId, favouriteTypes.dish, body.dishId)
    }),

    'Favorite/RemoveFavorite': user(async ({ userId, query: asked, body }) => {
      const type = body?.type ?? asked.type
      const itemId = body?.itemId ?? asked.itemId
      if ((type !== 0 && type !== 1) || itemId === undefined) throw generalFailure('bad_request')
      await removeFavourite(query, userId, type, itemId)
      return {}
    }),
  }
}
