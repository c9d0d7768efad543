export { AllergenChecks } from './AllergenChecks'
export { Check } from './Check'
export { default as fieldStyles } from './PlainFields.module.css'
