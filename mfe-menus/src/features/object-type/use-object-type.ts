import type { ObjectType } from 'shared-contracts/ages'
import { inSentence, type Stage, shortStageTitle, stageObjectTypeId, whomIn } from 'shared-contracts/family'
import { usePage } from 'shared-frame/remote'
import { type SiteWhom, useWhom } from 'shared-ui/family'
import { menuTitles } from './rules/menu-titles'
import { FIRST_CHOICE, menuObjectType } from './rules/object-type-choice'

/** Whose menus a page shows. */
export interface MenusForWhom {
  readonly objectType: ObjectType
  /** "Mẹ mang thai 3 tháng giữa", with the week or month where it is known: "Tuần 20 (mẹ mang thai 3 tháng giữa)". */
  readonly title: string
  /** Why there are no menus for whom the site speaks to; null: there are. */
  readonly none: 'under-six-months' | 'grown' | null
  readonly site: SiteWhom
  /** The address names an object type and nobody in particular. */
  readonly isBareType: boolean
}

/** By the object type that the address names, else by whom the site is for, else the first choice. */
export function useObjectType(): MenusForWhom {
  const page = usePage()
  const site = useWhom(page)
  const { stage } = site
  const asked = whomIn(page.search)
  const isBareType = asked?.kind === 'type'
  if (isBareType || stage === null) {
    const objectType = menuObjectType(isBareType ? asked.objectTypeId : FIRST_CHOICE)
    const none = !isBareType && site.asks === 'grown' ? 'grown' : null
    return { objectType, title: objectType.title, none, site, isBareType }
  }
  const id = stageObjectTypeId(stage)
  const ofType = menuObjectType(id ?? FIRST_CHOICE)
  const objectType = id === null ? ofType : { ...ofType, ...menuTitles({ stage, objectTypeId: id }) }
  return {
    objectType,
    title: titleOf(stage, objectType),
    none: id === null ? 'under-six-months' : null,
    site,
    isBareType,
  }
}

function titleOf(stage: Stage, { title }: ObjectType): string {
  if (stage.kind === 'nursing' || stage.kind === 'past-term') return title
  return `${shortStageTitle(stage)} (${inSentence(title)})`
}
