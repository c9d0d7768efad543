export { PrintListButton } from './PrintListButton'
