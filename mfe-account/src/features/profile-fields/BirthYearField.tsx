import type { CalendarDay } from 'shared-contracts/ages'
import { registrationYearOptions } from 'shared-contracts/constants'
import { SearchableSelect } from 'shared-ui/forms'
import { profileTexts as words } from '../../texts/profile'
import type { BirthYearDraft } from './birth-year'
import type { ProfileForm } from './profile-form'
import { numberOptions } from './titled-options'

/** The user's year of birth, 1960 to the present (SPEC.md §9). */
export function BirthYearField({ form, today }: { form: ProfileForm<BirthYearDraft>; today: CalendarDay }) {
  return (
    <SearchableSelect
      id={form.fieldId('dayOfBirth')}
      name="dayOfBirth"
      label={words.birthYear}
      digitsOnly
      options={numberOptions(registrationYearOptions(today))}
      value={form.draft.dayOfBirth}
      onChange={(dayOfBirth) => form.change({ dayOfBirth })}
      error={form.problem('dayOfBirth')}
    />
  )
}
