import type { Snapshot } from '../snapshot'
import { planMenu } from '../week/plan-menu'
import type { Plan } from '../week/unit'
import type { FamilyEater } from './family-eaters'

/** What somebody's days are made of when they eat by themselves: units and habits, of the one eater 0. */
export function ownPlan(
  { pool, excludedMaterialIds }: Pick<FamilyEater, 'pool' | 'excludedMaterialIds'>,
  snapshot: Snapshot,
  days: number,
  seed: number,
): Plan {
  const wishes = { excludedDishIds: new Set<number>(), excludedMaterialIds, included: [], liked: [] }
  return planMenu(snapshot, pool, wishes, { days, seed, withLiked: false })
}
