export { type GrowthAdvice, growthAdvice } from './growth-advice'
export type { GrowthAdviceText } from './growth-advice-text'
export {
  armClassOf,
  findingsOf,
  type GrowthFinding,
  growthFindings,
  type JudgedMeasure,
  type JudgedVisit,
  mustBeWeighedAgain,
} from './growth-findings'
export { findingMeaning, findingTitle, urgencyTitles } from './growth-titles'
export { visitAdvice } from './visit-advice'
export { type AdvisedVisit, type MeasuredVisit, visitFindings, visitVelocity } from './visit-findings'
