import type { CalendarDay } from 'shared-contracts/ages'
import { fetusCounts } from 'shared-contracts/gestation'
import { acceptsMeasureEntry, measureRefusal } from 'shared-contracts/validation'
import { FormFrame, formFields, useFieldForm } from 'shared-ui/forms'
import { texts } from '../../../texts'
import { askedNumbers, type MotherNumber, type MotherValues, motherProblems } from './mother-values'

export interface MotherFormProps {
  readonly initial: MotherValues
  readonly today: CalendarDay
  /** Days of the book that it goes into; null: nothing is stored. */
  readonly bookDays: readonly CalendarDay[] | null
  readonly submitLabel: string
  /** Under which name what was typed is kept, in this tab alone: it tells of her health. */
  readonly keptAs: string
  /** Called with values that pass the rules. What it throws is shown at the fields that it names. */
  readonly onSubmit: (values: MotherValues) => Promise<void>
}

const words = texts.mother.form
const fields = formFields<MotherValues>()
const measure = { accepts: acceptsMeasureEntry, refusal: measureRefusal }
const looks = {
  pregnancyWeeks: { label: words.weeks, unit: 'tuần', whole: true },
  pregnancyDayInWeek: { label: words.days, unit: 'ngày', whole: true },
  weeksAfterBirth: { label: words.weeksAfterBirth, unit: 'tuần', whole: true },
  height: { label: words.height, unit: 'cm', ...measure },
  weightBeforePregnancy: { label: words.weightBefore, unit: 'kg', ...measure },
  weight: { label: words.weight, unit: 'kg', ...measure },
} as const satisfies Record<MotherNumber, object>

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
  return askedNumbers(fields.useValue('stage')).map((name) => (
    <fields.Number key={name} name={name} {...looks[name]} required={name !== 'pregnancyDayInWeek'} />
  ))
}
