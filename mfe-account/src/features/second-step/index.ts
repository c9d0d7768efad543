export { SecondStepPart } from './second-step-part'
