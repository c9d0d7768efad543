import { type CalendarDay, parseCalendarDay, unnamedChild } from 'shared-contracts/ages'
import { childYearOptions } from 'shared-contracts/constants'
import { formFields } from 'shared-frame/forms'
import { profileTexts as words } from '../../../texts/profile'
import type { ChildrenValues, Gender } from '../rules/children'
import styles from './ProfileFields.module.css'

interface Props {
  readonly index: number
  readonly today: CalendarDay
}

const fields = formFields<ChildrenValues>()
const sexes = [
  { value: 0 as const, title: words.boy },
  { value: 1 as const, title: words.girl },
] satisfies readonly { value: Gender; title: string }[]

/** One child: what it is called at home, when it was born, its sex. */
export function ChildFields({ index, today }: Props) {
  const firstDay = parseCalendarDay(`${childYearOptions(today).at(-1)}-01-01`)
  return (
    <fieldset className={styles.child}>
      <legend className={styles.childTitle}>{unnamedChild(index + 1)}</legend>
      <fields.Text
        name={`children.${index}.fullName`}
        label={words.childName}
        hint={words.childNameHint}
        maxLength={120}
        autoComplete="off"
      />
      <fields.Date
        name={`children.${index}.dayOfBirth`}
        label={words.childBirthDay}
        required
        min={firstDay ?? undefined}
        max={today}
      />
      <fields.Radio name={`children.${index}.gender`} legend={words.childSex} options={sexes} />
    </fieldset>
  )
}
