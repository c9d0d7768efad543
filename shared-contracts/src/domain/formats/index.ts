export { formatChildAge, formatPregnancy } from './age'
export { formatAmount, formatEnergy, formatGrams, MISSING_AMOUNT } from './amount'
export { formatCount } from './count'
export {
  formatDay,
  formatDayWithWeekday,
  formatInstant,
  formatMonth,
  formatRelativeDay,
  parseDay,
  weekdayName,
} from './day'
export { formatDecimal, formatNumber, MAX_DECIMALS, parseDecimal, roundDecimal } from './decimal'
export { formatMoney, formatPrice, roundMoney } from './money'
export { formatNeed, type NeedBounds } from './need'
