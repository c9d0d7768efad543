export { ForWhomSwitch } from './components/ForWhomSwitch'
export { choicesOf } from './rules/choices'
export {
  type ForWhom,
  forWhomIn,
  nameOf,
  objectTypeOf,
  portionIn,
  USUAL_PORTION,
  withForWhom,
} from './rules/for-whom'
