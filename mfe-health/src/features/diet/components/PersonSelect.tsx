import { useId } from 'react'
import type { Activity } from 'shared-contracts/nutrition'
import { texts } from '../../../texts'
import { activityChoices } from '../../needs'
import { children, hasActivity, mothers, type Person } from '../rules/person'
import styles from './Diet.module.css'

interface Props {
  readonly own: readonly Person[]
  readonly chosen: Person
  readonly onChoose: (code: string) => void
  readonly activity: Activity
  readonly onActivity: (activity: Activity) => void
}

/** Whose needs count: people of the account first, then any week or month; of adults also how hard they work. */
export function PersonSelect({ own, chosen, onChoose, activity, onActivity }: Props) {
  const id = useId()
  const activityId = useId()
  const groups = [
    { title: texts.diet.person.own, persons: own },
    { title: texts.needs.mothers, persons: mothers },
    { title: texts.needs.children, persons: children },
  ].filter(({ persons }) => persons.length > 0)
  return (
    <div className={styles.person}>
      <label htmlFor={id}>{texts.diet.person.label}</label>
      <select id={id} value={chosen.code} onChange={(event) => onChoose(event.target.value)}>
        {groups.map(({ title, persons }) => (
          <optgroup key={title} label={title}>
            {persons.map((person) => (
              <option key={person.code} value={person.code}>
                {person.title}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
      {hasActivity(chosen) && (
        <>
          <label htmlFor={activityId}>{texts.needs.activity}</label>
          <select
            id={activityId}
            value={activity}
            onChange={({ target }) => {
              const found = activityChoices.find((choice) => choice.activity === target.value)
              if (found) onActivity(found.activity)
            }}
          >
            {activityChoices.map((choice) => (
              <option key={choice.code} value={choice.activity}>
                {texts.needs.activities[choice.activity]}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
