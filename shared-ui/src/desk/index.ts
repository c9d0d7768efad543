export { Choice } from './Choice'
export { Entry, EntryActions, EntryFacts, EntryFilter, EntryList, type EntryState } from './Entries'
export { ScrollingTable } from './ScrollingTable'
export { SearchText } from './SearchText'
