// Loaded once a field for numbers or days has the focus: most visitors of a page with a form fill in none.
export { readTypedDay } from 'shared-contracts/formats'
export { readTypedNumber } from 'shared-contracts/validation'
