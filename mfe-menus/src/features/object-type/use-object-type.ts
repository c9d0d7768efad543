import type { ObjectType } from 'shared-contracts/ages'
import { useVisitorProfile } from 'shared-ui'
import { usePage } from 'shared-ui/remote'
import { chosenObjectType } from './rules/object-type-choice'
import { type Person, peopleOf } from './rules/people'

/**
 * For objectType the page is: as the address says; else, once the visitor's profile is known, for the first of her family. The document is
 * rendered for an anonymous visitor, so a profile counts only after hydration.
 */
export function useObjectType(): { readonly objectType: ObjectType; readonly people: readonly Person[] } {
  const { search } = usePage()
  const profile = useVisitorProfile().data
  const people = profile === undefined ? [] : peopleOf(profile)
  const own = search.has('nhom') ? undefined : people[0]
  return { objectType: own?.objectType ?? chosenObjectType(search), people }
}
