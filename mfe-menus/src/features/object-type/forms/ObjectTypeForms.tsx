import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { parseDay } from 'shared-contracts/formats'
import { Button, Section, useShell } from 'shared-frame'
import { DayInput } from 'shared-frame/day-input'
import { keptPlace, useKeptValue } from 'shared-frame/kept'
import { usePage } from 'shared-frame/remote'
import { setupTexts } from '../../../texts/setup'
import { fieldStyles } from '../../plain-fields'
import { type ObjectTypeAnswer, objectTypeOfChild, objectTypeOfPregnancy } from '../rules/object-type-answer'
import styles from './ObjectTypeForms.module.css'

const DAYS_IN_WEEK = [0, 1, 2, 3, 4, 5, 6]

/** As typed, in this tab alone. */
const keptBirthDay = keptPlace<string>({
  name: 'menu-birthday',
  version: 1,
  days: 7,
  inTab: true,
  check: (stored) => (typeof stored === 'string' ? stored : null),
})

interface Props {
  readonly to: (objectTypeId: number) => string
  /** What the press leads to. */
  readonly submitLabel: string
}

/** Finds the object type by the week of pregnancy or by the child's birthday. */
export function ObjectTypeForms({ to, submitLabel }: Props) {
  const { today } = usePage()
  const day = parseCalendarDay(today)
  const dayId = useId()
  const [birthDay, changeBirthDay] = useKeptValue(keptBirthDay, 'child', '')
  return (
    <Section title={setupTexts.byAge}>
      <div className={styles.ages}>
        <AgeForm
          title={setupTexts.pregnancy}
          to={to}
          submitLabel={submitLabel}
          answer={(form) => objectTypeOfPregnancy(Number(form.get('tuan')), Number(form.get('ngay')))}
        >
          {() => (
            <>
              <Choice label={setupTexts.weeks} name="tuan" values={pregnancyWeekOptions} />
              <Choice label={setupTexts.days} name="ngay" values={DAYS_IN_WEEK} />
            </>
          )}
        </AgeForm>
        <AgeForm
          title={setupTexts.child}
          to={to}
          submitLabel={submitLabel}
          answer={() =>
            day === null
              ? { kind: 'message', message: setupTexts.birthDayMissing }
              : objectTypeOfChild(parseDay(birthDay) ?? birthDay, day)
          }
        >
          {(error) => (
            <label className={fieldStyles.field} htmlFor={dayId}>
              <span>{setupTexts.birthDay}</span>
              <DayInput
                id={dayId}
                name="ngay-sinh"
                value={birthDay}
                max={day ?? undefined}
                onChange={(text) => changeBirthDay(() => text)}
                {...error}
              />
            </label>
          )}
        </AgeForm>
      </div>
    </Section>
  )
}

interface FieldError {
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

interface AgeFormProps extends Props {
  readonly title: string
  readonly answer: (form: FormData) => ObjectTypeAnswer
  readonly children: (error: FieldError) => ReactNode
}

function AgeForm({ title, to, submitLabel, answer, children }: AgeFormProps) {
  const { navigate } = useShell()
  const [message, setMessage] = useState<string | null>(null)
  const id = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const found = answer(new FormData(event.currentTarget))
    setMessage(found.kind === 'message' ? found.message : null)
    if (found.kind === 'found') void navigate(to(found.objectTypeId))
  }
  return (
    <form className={styles.form} aria-label={title} noValidate onSubmit={submit}>
      <h3>{title}</h3>
      {children({
        'aria-invalid': message === null ? undefined : true,
        'aria-describedby': message === null ? undefined : id,
      })}
      <p id={id} role="alert" className={fieldStyles.error}>
        {message}
      </p>
      <Button type="submit">{submitLabel}</Button>
    </form>
  )
}

function Choice({ label, name, values }: { label: string; name: string; values: readonly number[] }) {
  return (
    <label className={fieldStyles.field}>
      <span>{label}</span>
      <select name={name} defaultValue={values[0]}>
        {values.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </label>
  )
}
