export { AllergenChecks } from './AllergenChecks'
export { Check } from './Check'
export { MissingWishes } from './MissingWishes'
export { default as fieldStyles } from './PlainFields.module.css'
