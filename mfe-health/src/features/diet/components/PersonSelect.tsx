import { useId } from 'react'
import { texts } from '../../../texts'
import { children, mothers, type Person } from '../rules/person'
import styles from './Diet.module.css'

interface Props {
  readonly own: readonly Person[]
  readonly chosen: Person
  readonly onChoose: (code: string) => void
}

/** Whose needs count: people of the account first, then any week or month. */
export function PersonSelect({ own, chosen, onChoose }: Props) {
  const id = useId()
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
    </div>
  )
}
