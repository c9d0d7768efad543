import { type RuleResult, validationMessages } from '../messages'
import { areSwapped } from './child-measures'

/** Working limits of this project: outside, a unit or a field is most likely mistaken. */
export const MOTHER_WEIGHT_KG = { min: 30, max: 180 } as const
export const MOTHER_HEIGHT_CM = { min: 120, max: 199 } as const

export function validateMotherWeight(kilograms: number): RuleResult {
  const { min, max } = MOTHER_WEIGHT_KG
  return kilograms >= min && kilograms <= max ? null : validationMessages.motherWeight
}

export function validateMotherHeight(centimetres: number): RuleResult {
  const { min, max } = MOTHER_HEIGHT_CM
  return centimetres >= min && centimetres <= max ? null : validationMessages.motherHeight
}

/** Weight (kg) and height (cm), each typed into the other's field. */
export function areMotherMeasuresSwapped(weight: number | null, height: number | null): boolean {
  return weight !== null && height !== null && areSwapped(weight, height, MOTHER_WEIGHT_KG, MOTHER_HEIGHT_CM)
}
