export { FamilyFormPart, StaffFormPart } from './register-form-parts'
