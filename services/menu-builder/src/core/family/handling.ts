import { objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { Snapshot, SnapshotDish } from '../snapshot'

export type HandlingRule = Snapshot['family']['handling'][number]

function fits(dish: SnapshotDish, { families, roles, groups, minGrams = 0 }: HandlingRule): boolean {
  return (
    (families === undefined || families.includes(dish.family)) &&
    (roles === undefined || roles.includes(dish.role)) &&
    (groups === undefined ||
      dish.ingredients.some(({ material, grams }) => groups.includes(material.group) && grams >= minGrams))
  )
}

/** What is done with an object type's portion of a dish, in the order of family.json; of one action the first that fits. */
export function handlingOf(dish: SnapshotDish, objectTypeId: number, { family }: Snapshot): readonly HandlingRule[] {
  const fitting = family.handling.filter(
    (rule) => objectTypeIdsOf(rule.audience).some((id) => id === objectTypeId) && fits(dish, rule),
  )
  return fitting.filter(({ action }, index) => fitting.findIndex((each) => each.action === action) === index)
}
