export { type GainAdvice, gainAdvice, gainFindingsOf, type JudgedWeighing } from './gain-advice'
export { type GainAdviceText, type GainFinding, gainFindings } from './gain-advice-text'
export { type AdvisedWeighing, weighingAdvice } from './weighing-advice'
