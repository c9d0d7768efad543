export {
  type AssessedChild,
  type AssessedVisit,
  assessChild,
  type ChildAssessment,
  type MeasureScore,
  visitAges,
} from './assessment/assess-child'
export {
  assessGrowth,
  type GrowthAssessment,
  type GrowthMeasures,
  type GrowthScore,
} from './assessment/assess-growth'
export { type GrowthVisit, growthVelocity } from './assessment/growth-velocity'
export {
  againFirstWords,
  type GrowthWords,
  growthWords,
  implausibleWords,
  measureTitles,
  noScoreWords,
} from './assessment/growth-words'
export { DAYS_A_MONTH, FIRST_HEIGHT_DAY } from './assessment/measured-length'
export { adviceAgeInDays, correctedAgeInDays, isJudgedCorrected, judgedMeasures, zScoreOf } from './assessment/preterm'
export {
  childBmiStatus,
  classifyGrowth,
  type DoubtedMeasure,
  type GrowthClass,
  type MeasureTypeName,
} from './classifications'
export { doubtedBy, doubtfulMeasures } from './doubt/doubtful-measures'
export {
  type AskedMeasure,
  doubtWords,
  suggestReadings,
  type TypedMeasure,
  type TypedVisit,
  typedMeasures,
  type VisitQuestions,
} from './doubt/suggest-readings'
export { type GrowthTableName, type GrowthTables, loadGrowthTable, loadGrowthTables, type Sex } from './growth-tables'
export { type LmsTable, rowAt } from './lms-table'
export { measureAtZ, percentileOf } from './z-score'
