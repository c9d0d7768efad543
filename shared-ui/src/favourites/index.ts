export { FavouriteButton } from './FavouriteButton'
export { FavouriteHeart } from './FavouriteHeart'
