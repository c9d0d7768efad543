export { useFocusWhen } from './use-focus-when'
