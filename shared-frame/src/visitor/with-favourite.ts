import type { VisitorAnswer } from 'shared-frame/remotes'

type FavouriteIds = VisitorAnswer<'favouriteIds'>
type FavouriteItem = { readonly type: 'dish' | 'article'; readonly id: number }

/** The ids after an item was kept or let go of; the same object when nothing changes. */
export function withFavourite(ids: FavouriteIds, { type, id }: FavouriteItem, kept: boolean): FavouriteIds {
  const key = type === 'dish' ? 'dishIds' : 'articleIds'
  if (ids[key].includes(id) === kept) return ids
  return { ...ids, [key]: kept ? [id, ...ids[key]] : ids[key].filter((each) => each !== id) }
}
