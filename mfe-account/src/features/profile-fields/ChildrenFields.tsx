import type { CalendarDay } from 'shared-contracts/ages'
import { childrenCountOptions } from 'shared-contracts/constants'
import { SearchableSelect } from 'shared-ui/forms'
import { profileTexts as words } from '../../texts/profile'
import { ChildFields } from './ChildFields'
import { type ChildDraft, withCount } from './children'
import type { ProfileForm } from './profile-form'
import { numberOptions } from './titled-options'

interface Props {
  readonly form: ProfileForm<{ readonly children: readonly ChildDraft[] }>
  readonly today: CalendarDay
}

/** How many children under five, 1 to 5 (SPEC.md §9), and each of them. Saved ones are removed elsewhere. */
export function ChildrenFields({ form, today }: Props) {
  const { children } = form.draft
  const saved = children.filter(({ id }) => id !== null).length
  return (
    <>
      <SearchableSelect
        id={form.fieldId('children')}
        name="childrenCount"
        label={words.childrenCount}
        required
        digitsOnly
        options={numberOptions(childrenCountOptions.filter((count) => count >= saved))}
        value={children.length === 0 ? null : children.length}
        onChange={(count) => form.change({ children: withCount(children, count ?? 0) })}
        error={form.problem('children')}
      />
      {children.map((child, index) => (
        <ChildFields
          // Children come and go at the end alone
          key={child.id ?? `new-${index}`}
          index={index}
          child={child}
          today={today}
          form={form}
          onChange={(changed) => form.change({ children: children.map((each, at) => (at === index ? changed : each)) })}
        />
      ))}
    </>
  )
}
