import {
  findObjectType,
  hasMenus,
  isObjectTypeId,
  type ObjectType,
  objectTypeGroups,
  objectTypes,
} from 'shared-contracts/ages'
import type { Activity } from 'shared-contracts/nutrition'
import { needsTablesTexts as texts } from '../texts'

/** The ten object types that needs are told for: pregnancy thirds, nursing, children by age. */
export const audiences: readonly ObjectType[] = objectTypes.filter(({ id }) => hasMenus(id))

/** Needs of children aren't split by activity. */
export function hasActivity(objectTypeId: number): boolean {
  return isObjectTypeId(objectTypeId) && findObjectType(objectTypeId)?.group !== objectTypeGroups.child
}

/** Whose table it is: "Mẹ cho con bú, vận động vừa". */
export function audienceTitle({ id, title }: ObjectType, activity: Activity): string {
  return hasActivity(id) ? `${title}, ${texts.atActivity(texts.activities[activity])}` : title
}
