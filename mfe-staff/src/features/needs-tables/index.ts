export { NeedsTables } from './components/NeedsTables'
export { needsTablesTexts } from './texts'
