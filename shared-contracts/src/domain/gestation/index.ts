export {
  exactGain,
  expectedGain,
  expectedTotalGain,
  FIRST_JUDGED_DAY,
  type GainStatus,
  gainStatus,
  type MotherBefore,
} from './expected-gain'
export { DEFAULT_GAIN_STANDARD, type GainStandard, gainStandards } from './gain-standards'
export { FIRST_JUDGED_WEEK_AFTER_BIRTH, motherBmi, motherBmiStatus } from './mother-bmi'
