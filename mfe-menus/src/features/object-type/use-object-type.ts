import type { ObjectType } from 'shared-contracts/ages'
import { audienceObjectTypeId, inSentence, shortAudienceTitle } from 'shared-contracts/audience'
import { useVisitorProfile } from 'shared-frame'
import { usePage } from 'shared-frame/remote'
import { type SiteAudience, useAudience } from 'shared-ui/audience'
import { chosenObjectType, menuObjectType } from './rules/object-type-choice'
import { type Person, peopleOf } from './rules/people'

/** The visitor's family members that have menus; none before login, nor in the document, which is rendered for an anonymous visitor. */
export function useFamily(): readonly Person[] {
  const profile = useVisitorProfile().data
  return profile === undefined ? [] : peopleOf(profile)
}

/** Whose menus a page shows. */
export interface MenusForWhom {
  readonly objectType: ObjectType
  /** "Mẹ mang thai 3 tháng giữa", with the week or month where it is known: "Tuần 20 (mẹ mang thai 3 tháng giữa)". */
  readonly title: string
  /** Why there are no menus for whom the site speaks to; null: there are. */
  readonly none: 'under-six-months' | 'grown' | null
  readonly people: readonly Person[]
  readonly site: SiteAudience
  /** The address names an object type and nobody in particular. */
  readonly isBareType: boolean
}

/** By the object type that the address names, else by whom the site is for, else by the first of the visitor's family. */
export function useObjectType(): MenusForWhom {
  const page = usePage()
  const site = useAudience(page)
  const people = useFamily()
  const isBareType = page.search.has('nhom')
  if (isBareType || (site.audience === null && site.asks !== 'grown')) {
    const own = isBareType ? undefined : people[0]
    const objectType = own?.objectType ?? chosenObjectType(page.search)
    return { objectType, title: objectType.title, none: null, people, site, isBareType }
  }
  const { audience } = site
  const id = audience === null ? null : audienceObjectTypeId(audience)
  const objectType = id === null ? chosenObjectType(page.search) : menuObjectType(id)
  const none = id !== null ? null : audience === null ? 'grown' : 'under-six-months'
  const title =
    audience === null ? objectType.title : `${shortAudienceTitle(audience)} (${inSentence(objectType.title)})`
  return { objectType, title: audience?.kind === 'nursing' ? objectType.title : title, none, people, site, isBareType }
}
