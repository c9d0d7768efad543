import { findObjectType, hasMenus, isObjectTypeId, objectTypeGroups } from 'shared-contracts/ages'
import { compareHomeOrder } from 'shared-contracts/constants'
import { type Eater, inSentence, type Member } from 'shared-contracts/family'
import { eaterTitle } from 'shared-contracts/menus'
import { forWhomTexts } from '../../../texts/for-whom'
import { menuTitles } from '../../object-type'
import { isSame } from './for-whom'

export interface Choice {
  readonly forWhom: Eater
  readonly title: string
}

interface Eaters {
  /** Object types that may eat it. */
  readonly suits: readonly number[]
  /** So many who eat alike, with how many it begins; null: not offered. */
  readonly family: { readonly title: string; readonly people: number } | null
  /** The visitor's own family; empty before login. */
  readonly members: readonly Member[]
  /** Whom the amounts on screen are for. */
  readonly chosen: Eater
}

/**
 * For whom amounts are offered: the visitor's own family where somebody of it may eat this, otherwise every object type that may; then so many adults.
 * Whoever is chosen is always among them: a shared address may name another one.
 */
export function choicesOf({ suits, family, members, chosen }: Eaters): readonly Choice[] {
  const one = (objectTypeId: number): Choice => {
    return { forWhom: { kind: 'type', objectTypeId }, title: shortName(objectTypeId) }
  }
  const own = members.flatMap((member): Choice[] => {
    const { name, objectTypeId } = member
    if (objectTypeId === null || !suits.includes(objectTypeId)) return []
    // Beside a name: "mang thai 3 tháng giữa", "6–8 tháng".
    const title = `${name ?? forWhomTexts.me} (${inSentence(menuTitles(member).shortTitle)})`
    return [{ forWhom: { kind: 'type', objectTypeId }, title }]
  })
  const types = suits.filter((id) => isObjectTypeId(id) && hasMenus(id)).sort(compareHomeOrder)
  const eaters = own.length > 0 ? own : types.map(one)
  const together: readonly Choice[] =
    family === null
      ? []
      : [
          {
            forWhom: { kind: 'adults', people: chosen.kind === 'adults' ? chosen.people : family.people },
            title: family.title,
          },
        ]
  const all = [...eaters, ...together]
  if (chosen.kind === 'adults' || all.some(({ forWhom }) => isSame(forWhom, chosen))) return all
  return suits.includes(chosen.objectTypeId) ? [one(chosen.objectTypeId), ...all] : all
}

/** "Bé 9–11 tháng", "Mang thai 3 tháng giữa": short enough for two beside one another on a phone. */
function shortName(objectTypeId: number): string {
  const objectType = findObjectType(objectTypeId)
  if (objectType === undefined || objectType.group === null) return eaterTitle(objectTypeId) ?? ''
  return objectType.group === objectTypeGroups.mother ? objectType.shortTitle : objectType.title
}
