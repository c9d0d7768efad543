export { checkRules } from './check-rules'
export { type MenuBreach, type MenuMeasure, menuBreaches } from './menu-breaches'
