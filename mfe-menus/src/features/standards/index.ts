export { DayStandards } from './DayStandards'
export { dayResults, metCount } from './day-results'
export { EnergyRatio } from './EnergyRatio'
export { StandardSign } from './StandardSign'
