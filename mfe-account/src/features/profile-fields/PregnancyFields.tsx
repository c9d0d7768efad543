import { pregnancyDayOptions, pregnancyWeekOptions } from 'shared-contracts/constants'
import { SearchableSelect } from 'shared-ui/forms'
import { profileTexts as words } from '../../texts/profile'
import type { MotherhoodDraft } from './motherhood'
import styles from './ProfileFields.module.css'
import type { ProfileForm } from './profile-form'
import { numberOptions } from './titled-options'

const weeks = numberOptions(pregnancyWeekOptions)
const days = numberOptions(pregnancyDayOptions)

/** How far the pregnancy is today: weeks 1–40 and days 0–6 (SPEC.md §9). */
export function PregnancyFields({ form }: { form: ProfileForm<MotherhoodDraft> }) {
  const { draft, change, problem, fieldId } = form
  return (
    <div className={styles.pair}>
      <SearchableSelect
        id={fieldId('pregnancyWeeks')}
        name="pregnancyWeeks"
        label={words.pregnancyWeeks}
        hint={words.pregnancyWeeksHint}
        digitsOnly
        options={weeks}
        value={draft.pregnancyWeeks}
        onChange={(pregnancyWeeks) => change({ pregnancyWeeks })}
        error={problem('pregnancyWeeks')}
      />
      <SearchableSelect
        id={fieldId('pregnancyDayInWeek')}
        name="pregnancyDayInWeek"
        label={words.pregnancyDays}
        hint={words.pregnancyDaysHint}
        digitsOnly
        options={days}
        value={draft.pregnancyDayInWeek}
        onChange={(pregnancyDayInWeek) => change({ pregnancyDayInWeek })}
        error={problem('pregnancyDayInWeek')}
      />
    </div>
  )
}
