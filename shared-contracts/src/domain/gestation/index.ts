export {
  type ExpectedGain,
  exactGain,
  expectedGain,
  expectedTotalGain,
  FIRST_JUDGED_DAY,
  type GainStatus,
  gainStatus,
  type MotherBefore,
} from './expected-gain'
export { DEFAULT_GAIN_STANDARD, type GainBand, type GainStandard, gainStandards } from './gain-standards'
export {
  FIRST_JUDGED_WEEK_AFTER_BIRTH,
  type MotherBmiStatus,
  motherBmi,
  motherBmiStatus,
  OVERWEIGHT_FROM_BMI,
  THIN_BELOW_BMI,
} from './mother-bmi'
