import type { CallAnswer } from 'shared-contracts/calls'
import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** What can be kept, and its type in `Favorite/RemoveFavorite` (SPEC.md §3). */
export const favouriteTypes = { dish: 0, article: 1 } as const

export interface FavouriteItem {
  readonly type: keyof typeof favouriteTypes
  readonly id: number
}

export type FavouriteIds = CallAnswer<'Favorite/GetFavoriteIds'>

/** Ids of all of the user's favourites. Under the user's id: another login is another answer. */
export function favouriteIdsQuery(api: ApiClient, userId: number) {
  return queryOptions({
    queryKey: ['favourite-ids', userId],
    queryFn: ({ signal }) => api.call('Favorite/GetFavoriteIds', { signal }),
    // Another section may have changed them while this one was away: events reach mounted sections alone.
    staleTime: 0,
  })
}

export function isAmong(ids: FavouriteIds, { type, id }: FavouriteItem): boolean {
  return (type === 'dish' ? ids.dishIds : ids.articleIds).includes(id)
}

/** The ids after an item was kept or let go of; the same object when nothing changes. */
export function withFavourite(ids: FavouriteIds, item: FavouriteItem, kept: boolean): FavouriteIds {
  if (isAmong(ids, item) === kept) return ids
  const key = item.type === 'dish' ? 'dishIds' : 'articleIds'
  return { ...ids, [key]: kept ? [item.id, ...ids[key]] : ids[key].filter((id) => id !== item.id) }
}
