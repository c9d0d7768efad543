import type { ObjectType } from 'shared-contracts/ages'
import { useVisitorProfile } from 'shared-ui'
import { useSearchParams } from 'shared-ui/remote'
import { chosenObjectType } from './rules/object-type-choice'
import { type Person, peopleOf } from './rules/people'

/** The visitor's family members that have menus; none before login, nor in the document, which is rendered for an anonymous visitor. */
export function useFamily(): readonly Person[] {
  const profile = useVisitorProfile().data
  return profile === undefined ? [] : peopleOf(profile)
}

/** For which object type the page is: as the address says; else, once the visitor's profile is known, for the first of her family. */
export function useObjectType(): { readonly objectType: ObjectType; readonly people: readonly Person[] } {
  const [search] = useSearchParams()
  const people = useFamily()
  const own = search.has('nhom') ? undefined : people[0]
  return { objectType: own?.objectType ?? chosenObjectType(search), people }
}
