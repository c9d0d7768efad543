export {
  assessGrowth,
  type GrowthAssessment,
  type GrowthMeasures,
  type GrowthScore,
} from './assessment/assess-growth'
export { type GrowthVelocity, type GrowthVisit, growthVelocity } from './assessment/growth-velocity'
export {
  childBmiStatusTitles,
  type GrowthWords,
  growthWords,
  implausibleWords,
  measureTitles,
  noScoreWords,
} from './assessment/growth-words'
export { correctLength, FIRST_HEIGHT_DAY } from './assessment/measured-length'
export { correctedAgeInDays } from './assessment/preterm'
export {
  type ChildBmiStatus,
  childBmiStatus,
  classifyGrowth,
  type GrowthClass,
  growthClasses,
  type MeasureTypeName,
  measureTypeNames,
} from './classifications'
export { type GrowthTableName, type GrowthTables, loadGrowthTable, loadGrowthTables, type Sex } from './growth-tables'
export { type Lms, type LmsTable, rowAt } from './lms-table'
export { type NoScoreReason, noScoreReasons } from './no-score-reasons'
export { lmsAtLength, weightForLengthTable } from './weight-for-length'
export { lmsZScore, measureAtZ, percentileOf, restrictedZScore, roundZScore } from './z-score'
