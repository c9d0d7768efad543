import { type RuleResult, validationMessages } from '../messages'

/** What the server takes for a child up to 60 months; outside, the unit is most likely mistaken. */
export const CHILD_WEIGHT_KG = { min: 0.9, max: 58 } as const
/** Lying length or standing height. */
export const CHILD_LENGTH_CM = { min: 38, max: 150 } as const

/** Weight in kilograms. */
export function validateChildWeight(kilograms: number): RuleResult {
  return isWithin(kilograms, CHILD_WEIGHT_KG) ? null : validationMessages.childWeight
}

/** Length or height in centimetres. */
export function validateChildLength(centimetres: number): RuleResult {
  return isWithin(centimetres, CHILD_LENGTH_CM) ? null : validationMessages.childLength
}

/** What a field of the form says of a finished entry, before the server is asked. */
export function validateMeasure(value: number): RuleResult {
  return value < 200 ? null : validationMessages.measureBelow200
}

interface Limits {
  readonly min: number
  readonly max: number
}

/** Whether a weight (kg) and a length (cm) that is none would each fit the other's field. */
export function areSwapped(weight: number, length: number, ofWeight: Limits, ofLength: Limits): boolean {
  return !isWithin(length, ofLength) && isWithin(length, ofWeight) && isWithin(weight, ofLength)
}

function isWithin(value: number, { min, max }: Limits): boolean {
  return value >= min && value <= max
}
