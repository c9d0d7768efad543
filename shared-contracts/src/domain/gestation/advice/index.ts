export { type GainAdvice, gainAdvice, gainFindingsOf, type JudgedWeighing } from './gain-advice'
export { type GainAdviceText, type GainFinding, gainFindings } from './gain-advice-text'
export { gainConcerns, gainFindingTitle, gainUrgencyTitles } from './gain-titles'
export { type AdvisedWeighing, weighingAdvice, weighingFindings } from './weighing-advice'
