export { Choice } from './Choice'
export { DeskArea } from './DeskArea'
export { ScrollingTable } from './ScrollingTable'
export { SearchText } from './SearchText'
