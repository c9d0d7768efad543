export { FavouriteArticles, FavouriteDishes } from './components/FavouriteLists'
