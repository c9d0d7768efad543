import { addressesOn, userDelete, userPost, userRead } from './define'

export const favoriteAddresses = addressesOn('api', {
  'Favorite/GetFavoriteDishes': userRead,
  'Favorite/GetFavoriteArticles': userRead,
  /** Our own: one small answer tells every card of a page whether it is kept. */
  'Favorite/GetFavoriteIds': userRead,
  'Favorite/AddFavoriteArticle': userPost,
  'Favorite/AddFavoriteDish': userPost,
  'Favorite/RemoveFavorite': userDelete,
})
