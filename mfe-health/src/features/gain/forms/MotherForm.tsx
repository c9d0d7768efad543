import type { CalendarDay } from 'shared-contracts/ages'
import { fetusCounts } from 'shared-contracts/gestation'
import { areMotherMeasuresSwapped } from 'shared-contracts/validation'
import { FormFrame, formFields, swapQuestion, useFieldForm } from 'shared-frame/forms'
import { motherTexts } from '../../../texts/mother'
import type { BookFormProps } from '../../book'
import { askedNumbers, type MotherNumber, type MotherValues, motherProblems } from './mother-values'

export interface MotherFormProps extends BookFormProps<MotherValues> {
  readonly today: CalendarDay
}

const words = motherTexts.form
const fields = formFields<MotherValues>()
const looks = {
  pregnancyWeeks: { label: words.weeks, unit: 'tuần', whole: true },
  pregnancyDayInWeek: { label: words.days, unit: 'ngày', whole: true },
  weeksAfterBirth: { label: words.weeksAfterBirth, unit: 'tuần', whole: true },
} as const
const measures = {
  height: { label: words.height, measure: 'motherHeight' },
  weightBeforePregnancy: { label: words.weightBefore, measure: 'motherWeight' },
  weight: { label: words.weight, measure: 'motherWeight' },
} as const satisfies Record<Exclude<MotherNumber, keyof typeof looks>, object>

/** One weighing of a mother, during pregnancy or after birth. */
export default function MotherForm({ initial, today, bookDays, submitLabel, keptAs, onSubmit }: MotherFormProps) {
  const form = useFieldForm<MotherValues>({
    name: 'mother',
    defaults: initial,
    kept: { in: 'tab', as: keptAs },
    rules: (values) => motherProblems(values, today, bookDays),
    send: onSubmit,
  })
  return (
    <FormFrame form={form} submitLabel={submitLabel}>
      <fields.Radio
        legend={words.stage}
        name="stage"
        options={[
          { value: 'pregnant', title: words.pregnant },
          { value: 'after-birth', title: words.afterBirth },
        ]}
      />
      <FetusCount />
      <fields.Date name="checkDate" label={words.checkDate} required max={today} />
      <Numbers />
    </FormFrame>
  )
}

function FetusCount() {
  if (fields.useValue('stage') !== 'pregnant') return null
  return (
    <fields.Radio
      legend={words.fetusCount}
      name="fetusCount"
      options={fetusCounts.map((value) => ({ value, title: words.fetusCounts[value] }))}
    />
  )
}

function Numbers() {
  const asked = askedNumbers(fields.useValue('stage'))
  return asked.map((name) => {
    switch (name) {
      case 'height':
        return <fields.Measure key={name} name={name} {...measures[name]} required />
      case 'weightBeforePregnancy':
      case 'weight':
        return <Weight key={name} name={name} />
      default:
        return <fields.Number key={name} name={name} {...looks[name]} required={name !== 'pregnancyDayInWeek'} />
    }
  })
}

/** Asks whether weight and height stand in each other's fields. */
function Weight({ name }: { name: 'weight' | 'weightBeforePregnancy' }) {
  const weight = fields.useValue(name)
  const height = fields.useValue('height')
  const change = fields.useChange()
  const swap = areMotherMeasuresSwapped(weight, height)
    ? swapQuestion(() => change({ [name]: height, height: weight }))
    : undefined
  return <fields.Measure name={name} {...measures[name]} question={swap} required />
}
