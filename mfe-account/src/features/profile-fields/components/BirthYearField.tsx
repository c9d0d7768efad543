import type { CalendarDay } from 'shared-contracts/ages'
import { registrationYearOptions } from 'shared-contracts/constants'
import { selectField } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import type { BirthYearValues } from '../rules/birth-year'
import { numberOptions } from '../rules/titled-options'

const SelectField = selectField<BirthYearValues>()

/** The user's year of birth, 1960 to the present. */
export function BirthYearField({ today }: { today: CalendarDay }) {
  return (
    <SelectField
      name="dayOfBirth"
      label={words.birthYear}
      digitsOnly
      options={numberOptions(registrationYearOptions(today))}
    />
  )
}
