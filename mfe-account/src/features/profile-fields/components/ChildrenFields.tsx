import type { CalendarDay } from 'shared-contracts/ages'
import { childrenCountOptions } from 'shared-contracts/constants'
import { formFields } from 'shared-frame/forms'
import { SearchableSelect } from 'shared-frame/select'
import { profileTexts as words } from '../../../texts/profile'
import { type ChildrenValues, lostBelow, savedCount, withCount } from '../rules/children'
import { numberOptions } from '../rules/titled-options'
import { ChildFields } from './ChildFields'

const fields = formFields<ChildrenValues>()

/** How many children under five, 1 to 5, and each of them. Saved ones are removed elsewhere. */
export function ChildrenFields({ today }: { today: CalendarDay }) {
  const { id, error, value: children, onChange } = fields.useField('children')
  const saved = savedCount(children)
  return (
    <>
      <SearchableSelect
        id={id}
        name="childrenCount"
        label={words.childrenCount}
        required
        digitsOnly
        options={numberOptions(childrenCountOptions.filter((count) => count >= saved))}
        value={children.length === 0 ? null : children.length}
        onChange={(count) => onChange(withCount(children, count ?? 0))}
        confirmation={(count) => {
          const lost = lostBelow(children, count ?? 0)
          return lost === 0 ? null : { ...words.fewerChildren, text: words.fewerChildrenText(lost) }
        }}
        error={error}
      />
      {children.map((child, index) => (
        // Children come and go at the end alone
        <ChildFields key={child.id ?? `new-${index}`} index={index} today={today} />
      ))}
    </>
  )
}
