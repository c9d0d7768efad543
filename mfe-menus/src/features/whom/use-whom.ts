import type { ObjectType } from 'shared-contracts/ages'
import { useSession } from 'shared-ui'
import { usePage, useQuery } from 'shared-ui/remote'
import { profileQuery } from './profile-query'
import { chosenObjectType } from './rules/object-type-choice'
import { type Person, peopleOf } from './rules/people'

/**
 * For whom the page is: as the address says; else, once the visitor's profile is known, for the first of her family. The document is made as
 * for an anonymous visitor, so a profile counts only after it came alive.
 */
export function useWhom(): { readonly whom: ObjectType; readonly people: readonly Person[] } {
  const { api, search } = usePage()
  const session = useSession()
  const userId = session.state === 'signed-in' ? session.user.id : 0
  const profile = useQuery({ ...profileQuery(api, userId), enabled: userId > 0 })
  const people = userId > 0 && profile.data ? peopleOf(profile.data) : []
  const own = search.has('nhom') ? undefined : people[0]
  return { whom: own?.objectType ?? chosenObjectType(search), people }
}
