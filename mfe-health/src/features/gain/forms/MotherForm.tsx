import { type FormEvent, useState } from 'react'
import type { CalendarDay } from 'shared-contracts/ages'
import { acceptsDigitsEntry, acceptsMeasureEntry, digitsRefusal, measureRefusal } from 'shared-contracts/validation'
import { Button, Stack } from 'shared-ui'
import { DateField, FormSummary, FormsProvider, NumberField, RadioCards } from 'shared-ui/forms'
import { texts } from '../../../texts'
import { type MotherDraft, type MotherProblems, motherDraftProblems, motherFields } from './mother-draft'

export interface MotherFormProps {
  readonly initial: MotherDraft
  readonly today: CalendarDay
  readonly submitLabel: string
  readonly busy: boolean
  readonly serverProblems: MotherProblems
  /** Called when the form's own rules are content. */
  readonly onSubmit: (draft: MotherDraft) => void
}

const words = texts.mother.form
const numbers = {
  pregnancyWeeks: { label: words.weeks, unit: 'tuần', accepts: acceptsDigitsEntry, refusal: digitsRefusal },
  pregnancyDayInWeek: { label: words.days, unit: 'ngày', accepts: acceptsDigitsEntry, refusal: digitsRefusal },
  weeksAfterBirth: { label: words.weeksAfterBirth, unit: 'tuần', accepts: acceptsDigitsEntry, refusal: digitsRefusal },
  height: { label: words.height, unit: 'cm', accepts: acceptsMeasureEntry, refusal: measureRefusal },
  weightBeforePregnancy: {
    label: words.weightBefore,
    unit: 'kg',
    accepts: acceptsMeasureEntry,
    refusal: measureRefusal,
  },
  weight: { label: words.weight, unit: 'kg', accepts: acceptsMeasureEntry, refusal: measureRefusal },
} as const
type NumberName = keyof typeof numbers

/** Which numbers are asked for when. */
const asked: Readonly<Record<MotherDraft['stage'], readonly NumberName[]>> = {
  pregnant: ['pregnancyWeeks', 'pregnancyDayInWeek', 'height', 'weightBeforePregnancy', 'weight'],
  'after-birth': ['weeksAfterBirth', 'height', 'weight'],
}

/** One weighing of a mother, during pregnancy or after birth. */
export function MotherForm({ initial, today, submitLabel, busy, serverProblems, onSubmit }: MotherFormProps) {
  const [draft, setDraft] = useState(initial)
  const [own, setOwn] = useState<MotherProblems>({})
  const problems: MotherProblems = { ...serverProblems, ...own }

  function change(part: Partial<MotherDraft>) {
    setDraft({ ...draft, ...part })
    setOwn(Object.fromEntries(Object.entries(own).filter(([field]) => !(field in part))))
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    const found = motherDraftProblems(draft, today)
    setOwn(found)
    if (Object.keys(found).length === 0) onSubmit(draft)
  }

  return (
    <FormsProvider>
      <form onSubmit={submit} noValidate>
        <Stack>
          <FormSummary
            errors={motherFields.flatMap((field) => {
              const message = problems[field]
              return message === undefined ? [] : [{ fieldId: `mother-${field}`, message }]
            })}
          />
          <RadioCards
            legend={words.stage}
            name="stage"
            value={draft.stage}
            onChange={(stage) => change({ stage })}
            options={[
              { value: 'pregnant' as const, title: words.pregnant },
              { value: 'after-birth' as const, title: words.afterBirth },
            ]}
          />
          <DateField
            id="mother-checkDate"
            name="checkDate"
            label={words.checkDate}
            required
            value={draft.checkDate}
            max={today}
            onChange={(checkDate) => change({ checkDate })}
            error={problems.checkDate}
          />
          {asked[draft.stage].map((name) => (
            <NumberField
              key={name}
              id={`mother-${name}`}
              name={name}
              {...numbers[name]}
              required={name !== 'pregnancyDayInWeek'}
              value={draft[name]}
              onChange={(value) => change({ [name]: value })}
              error={problems[name]}
            />
          ))}
          <Button type="submit" busy={busy} wide>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </FormsProvider>
  )
}

export default MotherForm
