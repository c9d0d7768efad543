import type { ApiClient } from 'shared-contracts/client'
import { queryOptions } from 'shared-ui/remote'

/** Types of entries of the shopping list that hold whole menus: a day's and a week's (SPEC.md §3, DECISIONS 24). */
const MENU_TYPES: readonly number[] = [0, 3]

export interface OverviewCounts {
  readonly favourites: number
  readonly menus: number
  readonly classes: number
}

type Count = keyof OverviewCounts

async function countOf(api: ApiClient, what: Count, signal: AbortSignal): Promise<number> {
  switch (what) {
    case 'favourites': {
      const { dishIds, articleIds } = await api.call('Favorite/GetFavoriteIds', { signal })
      return dishIds.length + articleIds.length
    }
    case 'menus':
      return (await api.call('UserCart/GetAll', { signal })).filter(({ type }) => MENU_TYPES.includes(type)).length
    case 'classes': {
      const classes = await api.call('CookingClass/GetRegisteredClasses', { signal })
      return classes.filter(({ registration }) => registration.status !== 'cancelled').length
    }
  }
}

/** How much of something the user has. One call each: what can't be counted now leaves the others alone. */
export function countQuery(api: ApiClient, userId: number, what: Count) {
  return queryOptions({
    queryKey: ['own-count', userId, what],
    queryFn: ({ signal }) => countOf(api, what, signal),
    staleTime: 0,
    retry: false,
  })
}
