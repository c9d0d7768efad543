import { FormFrame, formFields, useFieldForm } from 'shared-frame/forms'
import { Choice } from 'shared-ui/desk'
import { sheetStyles as styles } from '../../sheets'
import { emptyHandOut, type HandOutValues, handOutProblems, stages, usualRuleIds } from '../rules/hand-out-values'
import { handOutTexts as texts } from '../texts'
import { ItemField } from './ItemField'
import { RuleChoices } from './RuleChoices'

interface Props {
  /** Called with values that pass the rules. */
  readonly onSubmit: (values: HandOutValues) => Promise<void>
}

const fields = formFields<HandOutValues>()

/** For whom, what, and what is said with it. */
export function HandOutForm({ onSubmit }: Props) {
  const form = useFieldForm<HandOutValues>({
    name: 'hand-out',
    defaults: emptyHandOut(),
    // Of a patient: it is written to no device, and another reader doesn't find it.
    kept: { in: 'tab', stays: true },
    rules: handOutProblems,
    send: onSubmit,
  })
  return (
    <FormFrame form={form} submitLabel={texts.make}>
      <StageField />
      <ItemField />
      <div className={styles.pair}>
        <fields.Text name="patient" label={texts.patient} maxLength={80} autoComplete="off" />
        <fields.Text name="facility" label={texts.facility} maxLength={120} autoComplete="organization" />
      </div>
      <fields.Text name="notes" label={texts.notes} hint={texts.notesHint} rows={4} maxLength={1500} />
      <RuleChoices />
    </FormFrame>
  )
}

/** Another stage is told its own rules; a thing that doesn't suit it is chosen anew. */
function StageField() {
  const stage = fields.useValue('objectTypeId')
  const item = fields.useValue('item')
  const change = fields.useChange()
  return (
    <Choice
      label={texts.whom}
      value={String(stage)}
      onChoose={(value) => {
        const objectTypeId = Number(value)
        change({
          objectTypeId,
          ruleIds: usualRuleIds(objectTypeId),
          item: item?.objectTypeIds.includes(objectTypeId) ? item : null,
        })
      }}
    >
      {stages.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </Choice>
  )
}
