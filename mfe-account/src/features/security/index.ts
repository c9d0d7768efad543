export { OwnEmail } from './components/OwnEmail'
export { OwnSessions } from './components/OwnSessions'
export { ChangeEmailFormPart, ChangePasswordFormPart, ChangePhoneFormPart } from './form-parts'
