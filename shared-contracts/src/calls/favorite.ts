import { addressesOn, userDelete, userPost, userRead } from './define'

export const favoriteAddresses = addressesOn('api', {
  'Favorite/GetFavoriteDishes': userRead,
  'Favorite/GetFavoriteArticles': userRead,
  'Favorite/AddFavoriteArticle': userPost,
  'Favorite/AddFavoriteDish': userPost,
  'Favorite/RemoveFavorite': userDelete,
})
