import { findObjectType, hasMenus, isObjectTypeId, type ObjectType, objectTypeGroups } from 'shared-contracts/ages'
import { inSentence } from 'shared-contracts/audience'
import { compareHomeOrder } from 'shared-contracts/constants'
import { eaterTitle } from 'shared-contracts/menus'
import { texts } from '../../../texts'
import type { Person } from '../../object-type'
import { type ForWhom, isSame } from './for-whom'

export interface Choice {
  readonly forWhom: ForWhom
  readonly title: string
}

interface Eaters {
  /** Object types that may eat it. */
  readonly suits: readonly number[]
  /** So many who eat alike, with how many it begins; null: not offered. */
  readonly family: { readonly title: string; readonly people: number } | null
  /** The visitor's own family; empty before login. */
  readonly people: readonly Person[]
  /** Whom the amounts on screen are for. */
  readonly chosen: ForWhom
}

/**
 * For whom amounts are offered: the visitor's own family where somebody of it may eat this, otherwise every object type that may; then so many adults.
 * Whoever is chosen is always among them: a shared address may name another one.
 */
export function choicesOf({ suits, family, people, chosen }: Eaters): readonly Choice[] {
  const one = (objectTypeId: number): Choice => {
    return { forWhom: { kind: 'one', objectTypeId }, title: shortName(objectTypeId) }
  }
  const own = people
    .filter(({ objectType }) => suits.includes(objectType.id))
    .map(({ name, objectType }): Choice => {
      return {
        forWhom: { kind: 'one', objectTypeId: objectType.id },
        title: `${name ?? texts.forWhom.me} (${ofWhom(objectType)})`,
      }
    })
  const types = suits.filter((id) => isObjectTypeId(id) && hasMenus(id)).sort(compareHomeOrder)
  const eaters = own.length > 0 ? own : types.map(one)
  const together: readonly Choice[] =
    family === null
      ? []
      : [
          {
            forWhom: { kind: 'family', people: chosen.kind === 'family' ? chosen.people : family.people },
            title: family.title,
          },
        ]
  const all = [...eaters, ...together]
  if (chosen.kind === 'family' || all.some(({ forWhom }) => isSame(forWhom, chosen))) return all
  return suits.includes(chosen.objectTypeId) ? [one(chosen.objectTypeId), ...all] : all
}

/** Beside a name: "mang thai 3 tháng giữa", "6–8 tháng". */
const ofWhom = ({ shortTitle }: ObjectType): string => inSentence(shortTitle)

/** "Bé 9–11 tháng", "Mang thai 3 tháng giữa": short enough for two beside one another on a phone. */
function shortName(objectTypeId: number): string {
  const objectType = findObjectType(objectTypeId)
  if (objectType === undefined || objectType.group === null) return eaterTitle(objectTypeId) ?? ''
  return objectType.group === objectTypeGroups.mother ? objectType.shortTitle : objectType.title
}
