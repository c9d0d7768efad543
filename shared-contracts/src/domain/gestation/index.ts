export { type AfterBirthWeighing, changeAMonth, MOST_LOSS_A_MONTH } from './after-birth-pace'
export { type AssessedWeighing, assessMother, type MotherAssessment } from './assess-mother'
export {
  expectedGain,
  expectedTotalGain,
  FIRST_JUDGED_DAY,
  FIRST_UNJUDGED_DAY,
  type GainStatus,
  gainStatus,
  gainStatusTitles,
  type MotherBefore,
} from './expected-gain'
export { gainFigures } from './gain-figures'
export { type GainPace, type GainWeighing, gainPace } from './gain-pace'
export {
  DEFAULT_GAIN_STANDARD,
  type FetusCount,
  fetusCounts,
  fetusWords,
  type GainStandard,
  gainStandardFor,
  gainStandards,
} from './gain-standards'
export {
  FIRST_JUDGED_WEEK_AFTER_BIRTH,
  type MotherBmiStatus,
  motherBmi,
  motherBmiStatus,
  shownMotherBmi,
} from './mother-bmi'
