export { OwnEmail } from './components/OwnEmail'
export { ChangeEmailFormPart, ChangePasswordFormPart, ChangePhoneFormPart } from './form-parts'
