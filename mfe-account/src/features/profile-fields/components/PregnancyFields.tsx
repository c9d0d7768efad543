import { pregnancyDayOptions, pregnancyWeekOptions } from 'shared-contracts/constants'
import { selectField } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import type { MotherhoodValues } from '../rules/motherhood'
import { numberOptions } from '../rules/titled-options'
import styles from './ProfileFields.module.css'

const SelectField = selectField<MotherhoodValues>()
const weeks = numberOptions(pregnancyWeekOptions)
const days = numberOptions(pregnancyDayOptions)

/** How far the pregnancy is today: weeks 1–40 and days 0–6. */
export function PregnancyFields() {
  return (
    <div className={styles.pair}>
      <SelectField
        name="pregnancyWeeks"
        label={words.pregnancyWeeks}
        hint={words.pregnancyWeeksHint}
        digitsOnly
        options={weeks}
      />
      <SelectField
        name="pregnancyDayInWeek"
        label={words.pregnancyDays}
        hint={words.pregnancyDaysHint}
        digitsOnly
        options={days}
      />
    </div>
  )
}
