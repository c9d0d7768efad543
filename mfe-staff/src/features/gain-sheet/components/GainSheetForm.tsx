import type { CalendarDay } from 'shared-contracts/ages'
import { fetusCounts } from 'shared-contracts/gestation'
import { areMotherMeasuresSwapped } from 'shared-contracts/validation'
import { FormFrame, formFields, swapQuestion, useFieldForm } from 'shared-frame/forms'
import { EntryRows, sheetTexts, sheetStyles as styles } from '../../sheets'
import {
  emptyGainSheet,
  emptyWeighing,
  type GainSheetValues,
  gainSheetProblems,
  MOST_WEIGHINGS,
} from '../rules/sheet-values'
import { gainSheetTexts as texts } from '../texts'

interface Props {
  readonly today: CalendarDay
  /** Called with values that pass the rules. */
  readonly onSubmit: (values: GainSheetValues) => Promise<void>
}

const fields = formFields<GainSheetValues>()

/** The mother and her weighings. */
export function GainSheetForm({ today, onSubmit }: Props) {
  const form = useFieldForm<GainSheetValues>({
    name: 'gain-sheet',
    defaults: emptyGainSheet(today),
    // Of a patient: it is written to no device, and another reader doesn't find it.
    kept: { in: 'tab', stays: true },
    rules: (values) => gainSheetProblems(values, today),
    send: onSubmit,
  })
  return (
    <FormFrame form={form} submitLabel={sheetTexts.make}>
      <fieldset className={styles.entry}>
        <legend className={styles.entryTitle}>{texts.mother}</legend>
        <div className={styles.pair}>
          <fields.Text name="name" label={texts.name} maxLength={80} autoComplete="off" />
          <fields.Text name="facility" label={sheetTexts.facility} maxLength={120} autoComplete="organization" />
        </div>
        <div className={styles.pair}>
          <fields.Measure name="height" measure="motherHeight" label={texts.height} required />
          <WeightBefore />
        </div>
        <fields.Radio
          legend={texts.fetusCount}
          name="fetusCount"
          options={fetusCounts.map((value) => ({ value, title: texts.fetusCounts[value] }))}
        />
      </fieldset>
      <WeighingsFields today={today} />
    </FormFrame>
  )
}

/** Asks whether weight and height stand in each other's fields. */
function WeightBefore() {
  const weightBefore = fields.useValue('weightBefore')
  const height = fields.useValue('height')
  const change = fields.useChange()
  const swap = areMotherMeasuresSwapped(weightBefore, height)
    ? swapQuestion(() => change({ weightBefore: height, height: weightBefore }))
    : undefined
  return (
    <fields.Measure name="weightBefore" measure="motherWeight" label={texts.weightBefore} question={swap} required />
  )
}

function WeighingsFields({ today }: { readonly today: CalendarDay }) {
  // Followed with what is typed into its fields, which a field of its own would not be.
  const weighings = fields.useValue('weighings')
  const change = fields.useChange()
  return (
    <EntryRows
      rows={weighings}
      onChange={(rows) => change({ weighings: rows })}
      most={MOST_WEIGHINGS}
      empty={emptyWeighing(null)}
      words={texts}
    >
      {(index) => (
        <>
          <fields.Date name={`weighings.${index}.checkDate`} label={texts.checkDate} required max={today} />
          <div className={styles.pair}>
            <fields.Number name={`weighings.${index}.weeks`} label={texts.weeks} unit="tuần" whole required />
            <fields.Number name={`weighings.${index}.days`} label={texts.days} unit="ngày" whole />
            <fields.Measure name={`weighings.${index}.weight`} measure="motherWeight" label={texts.weight} required />
          </div>
        </>
      )}
    </EntryRows>
  )
}
