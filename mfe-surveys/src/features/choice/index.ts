export { Choice } from './Choice'
