export { searchCalls } from './calls/search.calls'
export { forgetOldMisses } from './store/search-misses.store'
