import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { favoriteAddresses } from '../calls/favorite'
import { articleCard } from './article'
import { dishCard } from './dish'
import { id, pageOf, queryPaging } from './fields'

/** 0 dish, 1 article. */
const favoriteType = z.union([z.literal(0), z.literal(1)])
const added = z.object({ favoriteId: id })
const removed = z.object({ type: favoriteType, itemId: id })

export const favoriteSchemas = {
  'Favorite/GetFavoriteDishes': {
    summary: "The user's favourite dishes, newest first",
    query: z.object(queryPaging()),
    answer: pageOf(dishCard),
  },
  'Favorite/GetFavoriteArticles': {
    summary: "The user's favourite articles, newest first",
    query: z.object(queryPaging()),
    answer: pageOf(articleCard),
  },
  'Favorite/GetFavoriteIds': {
    summary: "Ids of all of the user's favourites, newest first",
    answer: z.object({ dishIds: z.array(id), articleIds: z.array(id) }),
  },
  'Favorite/AddFavoriteArticle': {
    summary: 'Keeps an article',
    body: z.object({ articleId: id }),
    answer: added,
    errors: ['article_already_added', 'article_does_not_exist'],
  },
  'Favorite/AddFavoriteDish': {
    summary: 'Keeps a dish',
    body: z.object({ dishId: id }),
    answer: added,
    errors: ['dish_already_added', 'dish_does_not_exist'],
  },
  'Favorite/RemoveFavorite': {
    summary: 'Forgets a favourite, named in the body or in the query; what is absent counts as removed',
    query: z.object({
      type: z.coerce.number<number | string>().int().min(0).max(1).optional(),
      itemId: z.coerce.number<number | string>().int().min(1).optional(),
    }),
    body: removed.partial().optional(),
    answer: z.object({}),
  },
} as const satisfies Record<keyof typeof favoriteAddresses, CallSchemas>
