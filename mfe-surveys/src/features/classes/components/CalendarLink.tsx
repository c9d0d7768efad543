import type { CallAnswer } from 'shared-contracts/calls'
import { classCalendarPath } from 'shared-contracts/paths'
import { Icon } from 'shared-frame'
import { FileLink } from 'shared-frame/saving'
import { texts } from '../../../texts'
import styles from './CalendarLink.module.css'

const words = texts.classes

/** The class as a calendar file; nothing for one that is over. */
export function CalendarLink({ cookingClass }: { cookingClass: CallAnswer<'CookingClass/GetById'> }) {
  if (Date.parse(cookingClass.endAt) <= Date.now()) return null
  return (
    <p className={styles.calendar}>
      <FileLink href={classCalendarPath(cookingClass.id)}>
        <Icon name="calendar" />
        {words.calendar}
      </FileLink>
      <span>{words.calendarNote}</span>
    </p>
  )
}
