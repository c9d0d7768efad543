export { ScrollingTable } from './ScrollingTable'
