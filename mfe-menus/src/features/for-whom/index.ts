export { ForWhomSwitch } from './components/ForWhomSwitch'
export { choicesOf } from './rules/choices'
export {
  eaterIn,
  nameOf,
  objectTypeOf,
  portionIn,
  USUAL_PORTION,
  withEater,
} from './rules/for-whom'
