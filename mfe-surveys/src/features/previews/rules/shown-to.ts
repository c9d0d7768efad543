import { findObjectType, type ObjectType, objectTypes } from 'shared-contracts/ages'
import { previewTexts } from '../../../texts/previews'

const words = previewTexts.asWhom

const ALL = 0

/** As whom a draft can be looked at. Who cares for a child counts as the child's object type too. */
export const viewers: readonly ObjectType[] = objectTypes.filter(({ id }) => id !== ALL)

/** Whether a draft for these object types is shown to this one. Empty, or with 0 among them: for all. */
export function isShownTo(objectTypeIds: readonly number[], objectTypeId: number): boolean {
  return isForAll(objectTypeIds) || objectTypeIds.includes(objectTypeId)
}

function isForAll(objectTypeIds: readonly number[]): boolean {
  return objectTypeIds.length === 0 || objectTypeIds.includes(ALL)
}

/** Whom a draft is shown to, in words. `asId` null: nobody in particular. `objectTypeIds` null: not known. */
export function shownInWords(objectTypeIds: readonly number[] | null, asId: number | null): string {
  if (objectTypeIds === null) return words.unknown
  const titles = objectTypeIds.map((id) => findObjectType(id)?.title ?? String(id)).join(', ')
  const one = asId === null ? undefined : findObjectType(asId)
  if (one === undefined) return isForAll(objectTypeIds) ? words.shownToAll : words.shownToSome(titles)
  return isShownTo(objectTypeIds, one.id) ? words.shown(one.title) : words.hidden(one.title, titles)
}
