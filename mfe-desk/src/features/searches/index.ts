export { SearchDesk } from './components/SearchDesk'
export { WaitingSearches } from './components/WaitingSearches'
export { searchTexts } from './search-texts'
