import { type FormEvent, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { Button, Disclosure, Stack } from 'shared-ui'
import { Checkbox, DateField, FormSummary, FormsProvider, MeasureField, NumberField, RadioCards } from 'shared-ui/forms'
import { texts } from '../../../texts'
import { type CheckDraft, type DraftField, type DraftProblems, draftProblems } from './check-draft'

export interface CheckFormProps {
  readonly initial: CheckDraft
  readonly today: CalendarDay
  /** Null: another child, whose sex and birth day are asked for. */
  readonly ownBirth: CalendarDay | null
  /** Whether weight and length at birth are asked for too: they are not known yet. */
  readonly asksAtBirth: boolean
  readonly submitLabel: string
  readonly busy: boolean
  /** What the server said, by field. */
  readonly serverProblems: DraftProblems
  /** Called when the form's own rules are content. */
  readonly onSubmit: (draft: CheckDraft) => void
}

const ORDER: readonly DraftField[] = [
  'sex',
  'dayOfBirth',
  'checkDate',
  'weight',
  'height',
  'headCircumference',
  'gestationWeeks',
  'birthWeight',
  'birthHeight',
]

/** One visit: what was measured, how, and when. */
export function CheckForm({
  initial,
  today,
  ownBirth,
  asksAtBirth,
  submitLabel,
  busy,
  serverProblems,
  onSubmit,
}: CheckFormProps) {
  const [draft, setDraft] = useState(initial)
  const [own, setOwn] = useState<DraftProblems>({})
  const problems: DraftProblems = { ...serverProblems, ...own }
  const words = texts.baby.form

  function change(part: Partial<CheckDraft>) {
    setDraft({ ...draft, ...part })
    // A field that is being put right stops complaining.
    setOwn(Object.fromEntries(Object.entries(own).filter(([field]) => !(field in part))))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = draftProblems(draft, today, ownBirth)
    setOwn(found)
    if (Object.keys(found).length === 0) onSubmit(draft)
  }

  return (
    <FormsProvider>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormSummary
            errors={ORDER.flatMap((field) => {
              const message = problems[field]
              return message === undefined ? [] : [{ fieldId: `check-${field}`, message }]
            })}
          />
          {ownBirth === null && (
            <>
              <RadioCards
                legend={words.sex}
                name="sex"
                value={draft.sex}
                onChange={(sex) => change({ sex })}
                options={[
                  { value: 0 as const, title: texts.baby.boy },
                  { value: 1 as const, title: texts.baby.girl },
                ]}
                error={problems.sex}
              />
              <DateField
                id="check-dayOfBirth"
                name="dayOfBirth"
                label={words.dayOfBirth}
                required
                value={draft.dayOfBirth}
                max={today}
                onChange={(dayOfBirth) => change({ dayOfBirth })}
                error={problems.dayOfBirth}
              />
            </>
          )}
          <DateField
            id="check-checkDate"
            name="checkDate"
            label={words.checkDate}
            required
            value={draft.checkDate}
            max={today}
            min={ownBirth ?? undefined}
            onChange={(checkDate) => change({ checkDate })}
            error={problems.checkDate}
          />
          <MeasureField
            id="check-weight"
            name="weight"
            measure="weight"
            label={words.weight}
            hint={words.weightHint}
            required
            value={draft.weight}
            onChange={(weight) => change({ weight })}
            error={problems.weight}
          />
          <MeasureField
            id="check-height"
            name="height"
            measure="height"
            label={words.height}
            hint={words.heightHint}
            required
            value={draft.height}
            onChange={(height) => change({ height })}
            error={problems.height}
          />
          <RadioCards
            legend={words.position}
            name="position"
            value={draft.position}
            onChange={(position) => change({ position })}
            options={[
              { value: 'lying' as const, title: words.lying, hint: words.lyingHint },
              { value: 'standing' as const, title: words.standing, hint: words.standingHint },
              { value: 'unknown' as const, title: words.unknown },
            ]}
          />
          <MoreMeasures draft={draft} change={change} problems={problems} />
          {asksAtBirth && draft.checkDate !== (ownBirth ?? draft.dayOfBirth) && (
            <AtBirth draft={draft} change={change} problems={problems} />
          )}
          <Button type="submit" busy={busy} wide>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </FormsProvider>
  )
}

interface PartProps {
  readonly draft: CheckDraft
  readonly change: (part: Partial<CheckDraft>) => void
  readonly problems: DraftProblems
}

/** Weight and length at birth: they begin the child's line on the charts. */
function AtBirth({ draft, change, problems }: PartProps) {
  const words = texts.baby.form
  return (
    <Disclosure summary={words.atBirth} open={Boolean(problems.birthWeight ?? problems.birthHeight)}>
      <Stack>
        <MeasureField
          id="check-birthWeight"
          name="birthWeight"
          measure="weight"
          label={words.birthWeight}
          hint={words.birthWeightHint}
          value={draft.birthWeight}
          onChange={(birthWeight) => change({ birthWeight })}
          error={problems.birthWeight}
        />
        <MeasureField
          id="check-birthHeight"
          name="birthHeight"
          measure="height"
          label={words.birthHeight}
          hint={words.birthHeightHint}
          value={draft.birthHeight}
          onChange={(birthHeight) => change({ birthHeight })}
          error={problems.birthHeight}
        />
      </Stack>
    </Disclosure>
  )
}

/** What is rarely asked: head, preterm birth, oedema. */
function MoreMeasures({ draft, change, problems }: PartProps) {
  const words = texts.baby.form
  return (
    <>
      <NumberField
        id="check-headCircumference"
        name="headCircumference"
        label={words.head}
        unit="cm"
        value={draft.headCircumference}
        onChange={(headCircumference) => change({ headCircumference })}
        error={problems.headCircumference}
      />
      <Checkbox
        name="preterm"
        label={words.preterm}
        checked={draft.preterm}
        onChange={(preterm) => change({ preterm, gestationWeeks: preterm ? draft.gestationWeeks : null })}
      />
      {draft.preterm && (
        <NumberField
          id="check-gestationWeeks"
          name="gestationWeeks"
          label={words.gestationWeeks}
          unit="tuần"
          required
          value={draft.gestationWeeks}
          onChange={(gestationWeeks) => change({ gestationWeeks })}
          error={problems.gestationWeeks}
        />
      )}
      <Checkbox name="oedema" label={words.oedema} checked={draft.oedema} onChange={(oedema) => change({ oedema })} />
    </>
  )
}

export default CheckForm
