import { useId, useState } from 'react'
import {
  acceptsMeasureTyping,
  askReadings,
  isTakenMeasure,
  type MeasureName,
  measureRefusal,
  measures,
  measureTextProblem,
  readingsOf,
} from 'shared-contracts/validation'
import type { FieldQuestionProps } from './FieldQuestion'
import { NumberField, type NumberFieldProps } from './NumberField'

type Given = 'unit' | 'accepts' | 'refusal' | 'problem' | 'asks' | 'pointIsComma'

export interface MeasureFieldProps extends Omit<NumberFieldProps, Given> {
  readonly measure: MeasureName
  /** What is asked instead of what the limits of the field alone would ask; null: nothing. */
  readonly question?: FieldQuestionProps | null
}

/**
 * A weight (kg), a length or a circumference (cm). What is typed stays as typed; what is no measure says why at once and asks what it may have been meant
 * as, a likely mix-up of units on leaving the field.
 */
export function MeasureField({ measure, error, question, id, onBlur, onChange, ...rest }: MeasureFieldProps) {
  const { unit, validate, decimals } = measures[measure]
  const ownId = useId()
  const fieldId = id ?? ownId
  const [state, setState] = useState<'untouched' | 'typing' | 'left'>('untouched')
  const { value } = rest
  const isLeft = state === 'left'
  const ownError = isLeft && value !== null ? validate(value) : null

  function asks(isUnfinished: boolean): FieldQuestionProps | null {
    if (state === 'typing' && !isUnfinished) return null
    const asked = question === undefined ? ownQuestion(measure, value, onChange) : question
    return asked && answered(asked)
  }

  function answered({ text, answers }: FieldQuestionProps): FieldQuestionProps {
    const pressed = answers.map(({ label, onAnswer }) => ({
      label,
      onAnswer() {
        onAnswer()
        // The pressed button is gone with its question.
        document.getElementById(fieldId)?.focus()
      },
    }))
    return { text, answers: pressed }
  }

  return (
    <NumberField
      {...rest}
      id={fieldId}
      unit={unit}
      accepts={acceptsMeasureTyping}
      refusal={measureRefusal}
      problem={PROBLEMS[decimals]}
      pointIsComma
      error={error ?? ownError}
      asks={asks}
      onChange={(next) => {
        setState('typing')
        onChange(next)
      }}
      onBlur={() => {
        setState('left')
        onBlur?.()
      }}
    />
  )
}

const PROBLEMS = {
  1: (text: string) => measureTextProblem(text, 1),
  3: (text: string) => measureTextProblem(text, 3),
} as const

/** By the limits of the field alone. */
function ownQuestion(
  measure: MeasureName,
  value: number | null,
  onChange: (value: number) => void,
): FieldQuestionProps | null {
  if (value === null || isTakenMeasure(measure, value)) return null
  const readings = readingsOf(measure, value)
  if (readings.length === 0) return null
  return {
    text: askReadings(readings),
    answers: readings.map(({ action, value: meant }) => ({ label: action, onAnswer: () => onChange(meant) })),
  }
}
