import { type CalendarDay, parseCalendarDay } from 'shared-contracts/ages'
import { childYearOptions } from 'shared-contracts/constants'
import { DateField, RadioCards, TextField } from 'shared-ui/forms'
import { profileTexts as words } from '../../texts/profile'
import { type ChildDraft, childField, type Gender } from './children'
import styles from './ProfileFields.module.css'
import type { ProfileForm } from './profile-form'

interface Props {
  readonly index: number
  readonly child: ChildDraft
  readonly today: CalendarDay
  readonly form: Pick<ProfileForm<never>, 'problem' | 'fieldId'>
  readonly onChange: (child: ChildDraft) => void
}

const sexes = [
  { value: 0 as const, title: words.boy },
  { value: 1 as const, title: words.girl },
] satisfies readonly { value: Gender; title: string }[]

/** One child: what it is called at home, when it was born, its sex. */
export function ChildFields({ index, child, today, form, onChange }: Props) {
  const of = (field: 'fullName' | 'dayOfBirth' | 'gender') => {
    const name = childField(index, field)
    return { id: form.fieldId(name), name, error: form.problem(name) }
  }
  const firstDay = parseCalendarDay(`${childYearOptions(today).at(-1)}-01-01`)
  return (
    <fieldset className={styles.child}>
      <legend className={styles.childTitle}>{words.child(index + 1)}</legend>
      <TextField
        {...of('fullName')}
        label={words.childName}
        hint={words.childNameHint}
        maxLength={120}
        autoComplete="off"
        value={child.fullName}
        onChange={(fullName) => onChange({ ...child, fullName })}
      />
      <DateField
        {...of('dayOfBirth')}
        label={words.childBirthDay}
        required
        min={firstDay ?? undefined}
        max={today}
        value={child.dayOfBirth}
        onChange={(dayOfBirth) => onChange({ ...child, dayOfBirth })}
      />
      <RadioCards
        {...of('gender')}
        legend={words.childSex}
        options={sexes}
        value={child.gender}
        onChange={(gender) => onChange({ ...child, gender })}
      />
    </fieldset>
  )
}
