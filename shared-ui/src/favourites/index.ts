export { FavouriteButton } from './FavouriteButton'
export { FavouriteHeart } from './FavouriteHeart'
export { type FavouriteItem, favouriteTypes } from './favourite-ids-query'
export { favouriteTexts } from './favourite-texts'
