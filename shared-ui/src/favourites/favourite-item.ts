/** What can be kept, and its type in `Favorite/RemoveFavorite`. */
export const favouriteTypes = { dish: 0, article: 1 } as const

export interface FavouriteItem {
  readonly type: keyof typeof favouriteTypes
  readonly id: number
}
