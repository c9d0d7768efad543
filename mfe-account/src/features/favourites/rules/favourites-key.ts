/** Cards on a page: full rows of two, three and four. */
export const FAVOURITES_SHOWN = 12

/** The start of the key of every page of a user's favourites of one kind: they are asked for again together. */
export function favouritesKey(userId: number, type: 'dish' | 'article') {
  return ['favourites', userId, type] as const
}
