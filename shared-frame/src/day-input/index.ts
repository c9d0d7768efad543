export { DayInput, type DayInputProps } from './DayInput'
