import { useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Disclosure, Stack } from 'shared-frame'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { babyTexts } from '../../../texts/baby'
import type { BookFormProps } from '../../book'
import { type CheckValues, checkProblems } from './check-values'
import { type MeasureDoubts, type OwnChild, useMeasureDoubts } from './use-measure-doubts'
import { VisitMeasure } from './VisitMeasure'

export interface CheckFormProps extends BookFormProps<CheckValues> {
  readonly today: CalendarDay
  /** Null: another child, whose sex and birth day are asked for. */
  readonly own: OwnChild | null
  /** Whether weight and length at birth are asked for too: they are not known yet. */
  readonly askBirthMeasures: boolean
}

const fields = formFields<CheckValues>()
const words = babyTexts.form

/** One visit: what was measured, how, and when. */
export default function CheckForm({
  initial,
  today,
  own,
  bookDays,
  askBirthMeasures,
  submitLabel,
  keptAs,
  onSubmit,
}: CheckFormProps) {
  const doubts = useMeasureDoubts(own)
  const ownBirth = own?.birth ?? null
  const form = useFieldForm<CheckValues>({
    name: 'check',
    defaults: initial,
    kept: { in: 'tab', as: keptAs },
    rules: (values) => checkProblems(values, today, ownBirth, bookDays),
    send: (values) => doubts.send(values, onSubmit),
  })
  return (
    <FormFrame form={form} submitLabel={submitLabel}>
      {ownBirth === null && (
        <>
          <fields.Radio
            legend={words.sex}
            name="sex"
            options={[
              { value: 0, title: babyTexts.boy },
              { value: 1, title: babyTexts.girl },
            ]}
          />
          <fields.Date name="dayOfBirth" label={words.dayOfBirth} required max={today} />
        </>
      )}
      <fields.Date name="checkDate" label={words.checkDate} required max={today} min={ownBirth ?? undefined} />
      <VisitMeasure
        name="weight"
        measure="weight"
        label={words.weight}
        hint={words.weightHint}
        required
        doubts={doubts}
      />
      <VisitMeasure
        name="height"
        measure="height"
        label={words.height}
        hint={words.heightHint}
        required
        doubts={doubts}
      />
      <fields.Radio
        legend={words.position}
        name="position"
        options={[
          { value: 'lying', title: words.lying, hint: words.lyingHint },
          { value: 'standing', title: words.standing, hint: words.standingHint },
          { value: 'unknown', title: words.unknown },
        ]}
      />
      <VisitMeasure
        name="armCircumference"
        measure="armCircumference"
        label={words.arm}
        hint={words.armHint}
        doubts={doubts}
      />
      <VisitMeasure name="headCircumference" measure="headCircumference" label={words.head} doubts={doubts} />
      <PretermFields />
      <fields.Checkbox name="oedema" label={words.oedema} />
      <fields.Checkbox name="dangerSigns" label={words.dangerSigns} />
      {askBirthMeasures && <BirthMeasures doubts={doubts} />}
    </FormFrame>
  )
}

function PretermFields() {
  const change = fields.useChange()
  return (
    <>
      <fields.Checkbox
        name="preterm"
        label={words.preterm}
        onChanged={(preterm) => {
          if (!preterm) change({ gestationWeeks: null })
        }}
      />
      {fields.useValue('preterm') && (
        <fields.Number name="gestationWeeks" label={words.gestationWeeks} unit="tuần" whole required />
      )}
    </>
  )
}

/** Weight and length at birth: they begin the child's line on the charts. Not asked for a visit on that very day. */
function BirthMeasures({ doubts }: { doubts: MeasureDoubts }) {
  const stated = fields.useValue('dayOfBirth')
  const checkDate = fields.useValue('checkDate')
  const weight = fields.useField('atBirth.weight')
  const height = fields.useField('atBirth.height')
  const isFilledIn = [weight, height].some(({ value, error }) => value !== null || error !== null)
  // It doesn't close over a field that has just been put right.
  const [isOpen, setIsOpen] = useState(isFilledIn)
  if (isFilledIn && !isOpen) setIsOpen(true)
  if (checkDate === (doubts.own?.birth ?? stated)) return null
  return (
    <Disclosure summary={words.atBirth} open={isOpen}>
      <Stack>
        <VisitMeasure
          name="atBirth.weight"
          measure="weight"
          label={words.birthWeight}
          hint={words.birthWeightHint}
          doubts={doubts}
        />
        <VisitMeasure
          name="atBirth.height"
          measure="height"
          label={words.birthHeight}
          hint={words.birthHeightHint}
          doubts={doubts}
        />
      </Stack>
    </Disclosure>
  )
}
