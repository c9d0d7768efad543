import type { CallAnswer } from 'shared-contracts/calls'
import { formatDay } from 'shared-contracts/formats'
import { texts } from '../../../texts'
import { dayOf, timeSpan } from '../rules/class-times'
import styles from './ClassFacts.module.css'

const words = texts.classes

/** When and where a class is, and how many seats are left. */
export function ClassFacts({ cookingClass }: { cookingClass: CallAnswer<'CookingClass/GetById'> }) {
  const { startAt, endAt, place, seats, seatsLeft } = cookingClass
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{words.when}</dt>
        <dd>
          {timeSpan(startAt, endAt)}, {formatDay(dayOf(startAt))}
        </dd>
      </div>
      <div>
        <dt>{words.where}</dt>
        <dd>{place}</dd>
      </div>
      <div>
        <dt>{words.seats}</dt>
        <dd>{seatsLeft > 0 ? words.seatsLeft(seatsLeft, seats) : words.seatsGone(seats)}</dd>
      </div>
    </dl>
  )
}
