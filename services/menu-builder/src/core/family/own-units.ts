import type { Snapshot } from '../snapshot'
import { planMenu } from '../week/plan-menu'
import type { HabitLimit, Unit } from '../week/unit'
import type { FamilyEater } from './family-eaters'

export interface OwnUnits {
  readonly units: readonly Unit[]
  readonly habits: readonly HabitLimit[]
}

/** What somebody's days are made of when they eat by themselves: the units and habits of their own menu. */
export function ownUnits(
  eater: Pick<FamilyEater, 'pool' | 'excludedMaterialIds'>,
  snapshot: Snapshot,
  days: number,
  seed: number,
): OwnUnits {
  const { pool, excludedMaterialIds } = eater
  const wishes = { excludedDishIds: new Set<number>(), excludedMaterialIds, included: [], liked: [] }
  const { units, habits } = planMenu(snapshot, pool, wishes, { days, seed, withLiked: false })
  return { units, habits }
}
