import type { CalendarDay } from 'shared-contracts/ages'
import { areChildMeasuresSwapped } from 'shared-contracts/validation'
import { FormFrame, formFields, swapQuestion, useFieldForm } from 'shared-frame/forms'
import { EntryRows, sheetTexts, sheetStyles as styles } from '../../sheets'
import {
  emptyGrowthSheet,
  emptyVisit,
  type GrowthSheetValues,
  growthSheetProblems,
  MOST_VISITS,
} from '../rules/sheet-values'
import { growthSheetTexts as texts } from '../texts'

interface Props {
  readonly today: CalendarDay
  /** Called with values that pass the rules. */
  readonly onSubmit: (values: GrowthSheetValues) => Promise<void>
}

const fields = formFields<GrowthSheetValues>()

/** The child and its visits. */
export function GrowthSheetForm({ today, onSubmit }: Props) {
  const form = useFieldForm<GrowthSheetValues>({
    name: 'growth-sheet',
    defaults: emptyGrowthSheet(today),
    // Of a patient: it is written to no device, and another reader doesn't find it.
    kept: { in: 'tab', stays: true },
    rules: (values) => growthSheetProblems(values, today),
    send: onSubmit,
  })
  return (
    <FormFrame form={form} submitLabel={sheetTexts.make}>
      <fieldset className={styles.entry}>
        <legend className={styles.entryTitle}>{texts.child}</legend>
        <div className={styles.pair}>
          <fields.Text name="name" label={texts.name} maxLength={80} autoComplete="off" />
          <fields.Text name="facility" label={sheetTexts.facility} maxLength={120} autoComplete="organization" />
        </div>
        <fields.Radio
          name="sex"
          legend={texts.sex}
          options={[
            { value: 0, title: texts.boy },
            { value: 1, title: texts.girl },
          ]}
        />
        <fields.Date name="dayOfBirth" label={texts.dayOfBirth} required max={today} />
        <PretermFields />
      </fieldset>
      <VisitsFields today={today} />
    </FormFrame>
  )
}

function PretermFields() {
  const change = fields.useChange()
  return (
    <>
      <fields.Checkbox
        name="preterm"
        label={texts.preterm}
        onChanged={(preterm) => {
          if (!preterm) change({ gestationWeeks: null })
        }}
      />
      {fields.useValue('preterm') && (
        <fields.Number name="gestationWeeks" label={texts.gestationWeeks} unit="tuần" whole required />
      )}
    </>
  )
}

function VisitsFields({ today }: { readonly today: CalendarDay }) {
  // Followed with what is typed into its fields, which a field of its own would not be.
  const visits = fields.useValue('visits')
  const change = fields.useChange()
  return (
    <EntryRows
      rows={visits}
      onChange={(rows) => change({ visits: rows })}
      most={MOST_VISITS}
      empty={emptyVisit(null)}
      words={texts}
    >
      {(index) => <VisitFields index={index} today={today} />}
    </EntryRows>
  )
}

function VisitFields({ index, today }: { readonly index: number; readonly today: CalendarDay }) {
  return (
    <>
      <fields.Date name={`visits.${index}.checkDate`} label={texts.checkDate} required max={today} />
      <div className={styles.pair}>
        <Weight index={index} />
        <fields.Measure name={`visits.${index}.height`} measure="height" label={texts.height} />
      </div>
      <fields.Measure
        name={`visits.${index}.armCircumference`}
        measure="armCircumference"
        label={texts.arm}
        hint={texts.armHint}
      />
      <fields.Radio
        name={`visits.${index}.position`}
        legend={texts.position}
        options={[
          { value: 'lying', title: texts.lying },
          { value: 'standing', title: texts.standing },
          { value: 'unknown', title: texts.unknown },
        ]}
      />
      <fields.Checkbox name={`visits.${index}.oedema`} label={texts.oedema} />
      <fields.Checkbox name={`visits.${index}.dangerSigns`} label={texts.dangerSigns} />
    </>
  )
}

/** Asks whether weight and length stand in each other's fields. */
function Weight({ index }: { readonly index: number }) {
  const visits = fields.useValue('visits')
  const change = fields.useChange()
  const { weight = null, height = null } = visits[index] ?? {}
  const swap = areChildMeasuresSwapped(weight, height)
    ? swapQuestion(() =>
        change({
          visits: visits.map((visit, place) =>
            place === index ? { ...visit, weight: height, height: weight } : visit,
          ),
        }),
      )
    : undefined
  return <fields.Measure name={`visits.${index}.weight`} measure="weight" label={texts.weight} question={swap} />
}
