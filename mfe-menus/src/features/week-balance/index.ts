export { WeekBalancePart } from './week-balance-part'
