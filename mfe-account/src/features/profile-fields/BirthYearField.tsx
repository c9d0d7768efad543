import type { CalendarDay } from 'shared-contracts/ages'
import { registrationYearOptions } from 'shared-contracts/constants'
import { SearchableSelect } from 'shared-ui/forms'
import { profileTexts as words } from '../../texts/profile'
import type { ProfileForm } from './profile-form'
import { numberOptions } from './titled-options'

export interface BirthYearDraft {
  /** The year alone; null: not stated. The name is the wire's, which holds it as text (SPEC.md §3). */
  readonly dayOfBirth: number | null
}

export function birthYearOnWire({ dayOfBirth }: BirthYearDraft): { dayOfBirth?: string } {
  return dayOfBirth === null ? {} : { dayOfBirth: String(dayOfBirth) }
}

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
