import type { CalendarDay } from 'shared-contracts/ages'
import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { sheetStyles as styles } from '../../sheets'
import { emptyGrowthSheet, type GrowthSheetValues, growthSheetProblems } from '../rules/sheet-values'
import { growthSheetTexts as texts } from '../texts'
import { VisitsFields } from './VisitsFields'

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
    <FormFrame form={form} submitLabel={texts.make}>
      <fieldset className={styles.entry}>
        <legend className={styles.entryTitle}>{texts.child}</legend>
        <div className={styles.pair}>
          <fields.Text name="name" label={texts.name} maxLength={80} autoComplete="off" />
          <fields.Text name="facility" label={texts.facility} maxLength={120} autoComplete="organization" />
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
