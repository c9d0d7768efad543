export {
  assessGrowth,
  type GrowthAssessment,
  type GrowthMeasures,
  type GrowthScore,
} from './assess-growth'
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
export { type GrowthVelocity, type GrowthVisit, growthVelocity } from './growth-velocity'
export {
  childBmiStatusTitles,
  type GrowthWords,
  growthWords,
  implausibleWords,
  measureTitles,
  noScoreWords,
} from './growth-words'
export { type Lms, type LmsTable, rowAt } from './lms-table'
export { correctLength, FIRST_HEIGHT_DAY } from './measured-length'
export { type NoScoreReason, noScoreReasons } from './no-score-reasons'
export { correctedAgeInDays } from './preterm'
export { lmsAtLength, weightForLengthTable } from './weight-for-length'
export { lmsZScore, measureAtZ, percentileOf, restrictedZScore, roundZScore } from './z-score'
