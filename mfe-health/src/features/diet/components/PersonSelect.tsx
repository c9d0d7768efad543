import { useId } from 'react'
import type { Activity } from 'shared-contracts/nutrition'
import { StageOptions } from 'shared-ui/family'
import { dietTexts } from '../../../texts/diet'
import { needsTexts } from '../../../texts/needs'
import { activityChoices } from '../../needs'
import { hasActivity, type Person } from '../rules/person'
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
  return (
    <div className={styles.person}>
      <label htmlFor={id}>{dietTexts.person.label}</label>
      <select id={id} value={chosen.code} onChange={(event) => onChoose(event.target.value)}>
        {own.length > 0 && (
          <optgroup label={dietTexts.person.own}>
            {own.map((person) => (
              <option key={person.code} value={person.code}>
                {person.title}
              </option>
            ))}
          </optgroup>
        )}
        <StageOptions />
      </select>
      {hasActivity(chosen) && (
        <>
          <label htmlFor={activityId}>{needsTexts.activity}</label>
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
                {needsTexts.activities[choice.activity]}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  )
}
