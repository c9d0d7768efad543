export { LoginStepPart } from './login-step-part'
