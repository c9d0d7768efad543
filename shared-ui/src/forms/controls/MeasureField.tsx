import { useState } from 'react'
import {
  acceptsMeasureEntry,
  measureRefusal,
  type RuleResult,
  validateChildLength,
  validateChildWeight,
} from 'shared-contracts/validation'
import { NumberField, type NumberFieldProps } from './NumberField'

const MEASURES = {
  weight: { unit: 'kg', validate: validateChildWeight },
  height: { unit: 'cm', validate: validateChildLength },
} as const satisfies Record<string, { unit: string; validate: (value: number) => RuleResult }>

export interface MeasureFieldProps extends Omit<NumberFieldProps, 'unit' | 'accepts' | 'refusal'> {
  readonly measure: keyof typeof MEASURES
}

/** A child's weight (kg) or height (cm): below 200, one decimal; a likely mix-up of units is said on leaving the field. */
export function MeasureField({ measure, error, onBlur, ...rest }: MeasureFieldProps) {
  const { unit, validate } = MEASURES[measure]
  const [left, setLeft] = useState(false)
  const ownError = left && rest.value !== null ? validate(rest.value) : null
  return (
    <NumberField
      {...rest}
      unit={unit}
      accepts={acceptsMeasureEntry}
      refusal={measureRefusal}
      error={error ?? ownError}
      onBlur={() => {
        setLeft(true)
        onBlur?.()
      }}
    />
  )
}
