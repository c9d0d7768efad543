export { ProfileFormPart } from './profile-form-part'
