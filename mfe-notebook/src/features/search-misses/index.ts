export { missTexts } from './miss-texts'
export { SearchMisses } from './SearchMisses'
