import { type FormEvent, useId, useState } from 'react'
import { motherObjectTypeId, parseCalendarDay } from 'shared-contracts/ages'
import { pregnancyWeekOptions } from 'shared-contracts/constants'
import { stageOfBirthDay } from 'shared-contracts/family'
import { parseDay } from 'shared-contracts/formats'
import { ADULT_OBJECT_TYPE_ID } from 'shared-contracts/menus'
import { Button } from 'shared-frame'
import { DayInput } from 'shared-frame/day-input'
import { useKeptValue } from 'shared-frame/kept'
import { objectTypeOfChild, objectTypeOfPregnancy } from '../../object-type'
import { fieldStyles } from '../../plain-fields'
import styles from '../components/FamilyPot.module.css'
import { familyTexts } from '../family-texts'
import { type EaterFields, KINDS, type Kind, keptEater, noEater } from '../rules/kept-eater'

export interface NewEater {
  readonly title: string
  readonly objectTypeId: number
}

type Answer = { readonly eater: NewEater } | { readonly message: string }

/** Who is meant by the fields; a message stands at the field that asks for the age. */
function eaterOf(kind: Kind, weeks: number, birthDay: string, today: string): Answer {
  const day = parseCalendarDay(today)
  if (kind === 'nursing') return { eater: { title: familyTexts.titles.nursing, objectTypeId: motherObjectTypeId(0) } }
  if (kind === 'adult') return { eater: { title: familyTexts.titles.adult, objectTypeId: ADULT_OBJECT_TYPE_ID } }
  if (kind === 'pregnant') {
    const found = objectTypeOfPregnancy(weeks, 0)
    return found.kind === 'message'
      ? found
      : { eater: { title: familyTexts.titles.pregnant(weeks), objectTypeId: found.objectTypeId } }
  }
  if (day === null) return { message: '' }
  const born = parseDay(birthDay) ?? birthDay
  const found = objectTypeOfChild(born, day)
  if (found.kind === 'message') return found
  const age = stageOfBirthDay(born, day)
  const months = age.kind === 'stage' ? age.stage.months : 0
  return { eater: { title: familyTexts.titles.child(months), objectTypeId: found.objectTypeId } }
}

/** Adds somebody to the table. What was typed stays when it isn't right. */
export function EaterForm({ today, onAdd }: { today: string; onAdd: (eater: NewEater) => void }) {
  const id = useId()
  const [{ kind, weeks, birthDay, callName }, change] = useKeptValue(keptEater, 'new', noEater)
  const set = (part: Partial<EaterFields>) => change((fields) => ({ ...fields, ...part }))
  const [message, setMessage] = useState<string | null>(null)

  function submit(event: FormEvent) {
    event.preventDefault()
    const answer = eaterOf(kind, weeks, birthDay, today)
    if ('message' in answer) {
      setMessage(answer.message)
      return
    }
    setMessage(null)
    set({ callName: '', birthDay: '' })
    onAdd({ ...answer.eater, title: callName.trim() || answer.eater.title })
  }

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <label className={fieldStyles.field}>
        <span>{familyTexts.kind}</span>
        <select
          value={kind}
          onChange={(event) => {
            set({ kind: KINDS.find((each) => each === event.target.value) ?? 'pregnant' })
            setMessage(null)
          }}
        >
          {KINDS.map((each) => (
            <option key={each} value={each}>
              {familyTexts.kinds[each]}
            </option>
          ))}
        </select>
      </label>
      {kind === 'pregnant' && (
        <label className={fieldStyles.field}>
          <span>{familyTexts.weeks}</span>
          <select value={weeks} onChange={(event) => set({ weeks: Number(event.target.value) })}>
            {pregnancyWeekOptions.map((week) => (
              <option key={week} value={week}>
                {week}
              </option>
            ))}
          </select>
        </label>
      )}
      {kind === 'child' && (
        <label className={fieldStyles.field} htmlFor={`${id}-birthday`}>
          <span>{familyTexts.birthDay}</span>
          <DayInput
            id={`${id}-birthday`}
            value={birthDay}
            max={parseCalendarDay(today) ?? undefined}
            aria-invalid={message !== null || undefined}
            aria-describedby={message === null ? undefined : `${id}-error`}
            onChange={(text) => {
              set({ birthDay: text })
              setMessage(null)
            }}
          />
        </label>
      )}
      <p id={`${id}-error`} role="alert" className={fieldStyles.error}>
        {message}
      </p>
      <label className={fieldStyles.field}>
        <span>{familyTexts.callName}</span>
        <input
          value={callName}
          maxLength={30}
          autoComplete="off"
          onChange={(event) => set({ callName: event.target.value })}
        />
      </label>
      <Button type="submit" tone="soft" size="small">
        {familyTexts.add}
      </Button>
    </form>
  )
}
