export { Choice } from './Choice'
export { SearchText } from './SearchText'
