import { pregnancyDayOptions, pregnancyWeekOptions } from 'shared-contracts/constants'
import { formFields } from 'shared-ui/forms'
import { profileTexts as words } from '../../../texts/profile'
import type { MotherhoodValues } from '../rules/motherhood'
import { numberOptions } from '../rules/titled-options'
import styles from './ProfileFields.module.css'

const fields = formFields<MotherhoodValues>()
const weeks = numberOptions(pregnancyWeekOptions)
const days = numberOptions(pregnancyDayOptions)

/** How far the pregnancy is today: weeks 1–40 and days 0–6. */
export function PregnancyFields() {
  return (
    <div className={styles.pair}>
      <fields.Select
        name="pregnancyWeeks"
        label={words.pregnancyWeeks}
        hint={words.pregnancyWeeksHint}
        digitsOnly
        options={weeks}
      />
      <fields.Select
        name="pregnancyDayInWeek"
        label={words.pregnancyDays}
        hint={words.pregnancyDaysHint}
        digitsOnly
        options={days}
      />
    </div>
  )
}
