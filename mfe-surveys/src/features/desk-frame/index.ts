export { EditorsOnly } from './EditorsOnly'
