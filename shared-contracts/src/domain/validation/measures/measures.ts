import { roundDecimal } from '../../formats/decimal'
import type { RuleResult } from '../messages'
import { validateArm, validateHead } from './child-check'
import { validateChildLength, validateChildWeight } from './child-measures'
import { validateMotherHeight, validateMotherWeight } from './mother-measures'

interface Measure {
  readonly unit: 'kg' | 'cm'
  readonly validate: (value: number) => RuleResult
  /** Decimals that the form takes; the limits of the arm stand between two millimetres, so that it is never rounded for anybody. */
  readonly decimals: 1 | 3
}

/** What is measured on this site, in the unit of its field. */
export const measures = {
  weight: { unit: 'kg', validate: validateChildWeight, decimals: 1 },
  height: { unit: 'cm', validate: validateChildLength, decimals: 1 },
  headCircumference: { unit: 'cm', validate: validateHead, decimals: 3 },
  armCircumference: { unit: 'cm', validate: validateArm, decimals: 3 },
  motherWeight: { unit: 'kg', validate: validateMotherWeight, decimals: 1 },
  motherHeight: { unit: 'cm', validate: validateMotherHeight, decimals: 1 },
} as const satisfies Record<string, Measure>
export type MeasureName = keyof typeof measures

/** Whether the field takes a number as it is: within its limits, and with no more decimals than it has. */
export function isTakenMeasure(name: MeasureName, value: number): boolean {
  const { validate, decimals } = measures[name]
  return validate(value) === null && roundDecimal(value, decimals) === value
}

/** Weight and length that fit each other's fields, asked in words. */
export const swapWords = {
  question: 'Cân nặng và chiều cao ghi nhầm chỗ cho nhau?',
  action: 'Đổi chỗ hai số',
} as const
