import { useId } from 'react'
import { builderTexts } from '../../../texts/builder'
import { fieldStyles } from '../../plain-fields'

interface MilkChoiceProps {
  readonly breastfed: boolean
  readonly onChoose: (breastfed: boolean) => void
}

const words = builderTexts.milk

/** Which milk a child has: menus hold breast milk unless the family says otherwise. */
export function MilkChoice({ breastfed, onChoose }: MilkChoiceProps) {
  const name = useId()
  const choices = [
    { value: true, label: words.breast },
    { value: false, label: words.other },
  ]
  return (
    <fieldset className={fieldStyles.checks}>
      <legend>{words.question}</legend>
      {choices.map(({ value, label }) => (
        <label key={label} className={fieldStyles.check}>
          <input type="radio" name={name} checked={breastfed === value} onChange={() => onChoose(value)} />
          {label}
        </label>
      ))}
      <p className={fieldStyles.hint}>{words.hint}</p>
    </fieldset>
  )
}
