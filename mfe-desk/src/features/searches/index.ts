export { SearchDesk } from './components/SearchDesk'
export { WaitingSearches } from './components/WaitingSearches'
export { searchDeskTexts } from './search-desk-texts'
