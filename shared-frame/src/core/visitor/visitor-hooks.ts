import { useMemo } from 'react'
import type { VisitorAnswer } from 'shared-frame/remotes'
import { useVisitorData, type VisitorQuery } from './use-visitor-data'

export type VisitorProfile = VisitorAnswer<'profile'>
export type VisitorChild = VisitorProfile['children'][number]

/** The signed-in user with her or his motherhood and children. */
export const useVisitorProfile = (): VisitorQuery<VisitorProfile> => useVisitorData('profile')

/** The children of the profile, in its order. */
export function useChildren(): VisitorQuery<readonly VisitorChild[]> {
  const profile = useVisitorData('profile')
  return useMemo(() => ({ ...profile, data: profile.data?.children }), [profile])
}

/** Every consent given or withdrawn, newest first. */
export const useConsents = (): VisitorQuery<VisitorAnswer<'consents'>> => useVisitorData('consents')

/** Ids of the favourite dishes and articles. */
export const useFavouriteIds = (): VisitorQuery<VisitorAnswer<'favouriteIds'>> => useVisitorData('favouriteIds')

/** What is on the shopping list, in short: whether an item is there. */
export const useCartItems = (): VisitorQuery<VisitorAnswer<'cartItems'>> => useVisitorData('cartItems')

/** Cooking classes that the visitor registered for, cancelled ones too. */
export const useRegisteredClasses = (): VisitorQuery<VisitorAnswer<'classes'>> => useVisitorData('classes')

/** Active surveys for the visitor that she has not answered yet. */
export const useRemainingSurveys = (): VisitorQuery<VisitorAnswer<'remainingSurveys'>> =>
  useVisitorData('remainingSurveys')

export interface VisitorCounts {
  /** Entries of the shopping list. */
  readonly cart: number
  readonly favourites: number
}

/** The numbers of the header; 0 while not known. */
export function useCounts(): VisitorCounts {
  const cart = useVisitorData('profile').data?.numberOfCarts ?? 0
  const ids = useVisitorData('favouriteIds').data
  return { cart, favourites: ids ? ids.dishIds.length + ids.articleIds.length : 0 }
}
