export { askPasskey, isPasskeySupported, makePasskey } from './passkeys'
export { SecondStepForm, type SecondStepFormProps } from './SecondStepForm'
export { StepNeeded, type StepNeededProps } from './StepNeeded'
export { type SecondStepOffer, stepMethods } from './step-methods'
