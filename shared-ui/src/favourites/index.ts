export { FavouriteButton } from './FavouriteButton'
export { FavouriteHeart } from './FavouriteHeart'
export { type FavouriteItem, favouriteTypes } from './favourite-item'
export { favouriteTexts } from './favourite-texts'
