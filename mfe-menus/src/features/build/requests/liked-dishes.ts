import { useFavouriteIds } from 'shared-frame'
import { useBuildDishes } from './build-dishes'

/** Suggestions look at the newest favourites only. */
const MOST = 50
const NONE: readonly number[] = []

/** The visitor's favourite dishes that suit an object type, newest first; empty for anonymous visitors and while not known. */
export function useLikedDishIds(objectTypeId: number): readonly number[] {
  const ids = (useFavouriteIds().data?.dishIds ?? NONE).slice(0, MOST)
  const dishes = useBuildDishes(ids).data
  return ids.filter((id) => dishes?.get(id)?.objectTypeIds.includes(objectTypeId) === true)
}
