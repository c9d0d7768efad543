import { breastMilkSlot, openSlots } from '../search/day-slots'
import type { Snapshot } from '../snapshot'
import type { Candidate, HabitLimit, Unit } from '../week/unit'
import type { FamilyEater } from './family-eaters'

export interface OwnUnits {
  readonly units: readonly Unit[]
  readonly habits: readonly HabitLimit[]
}

/** What somebody's days are made of when they eat by themselves. */
export function ownUnits(
  eater: Pick<FamilyEater, 'pool' | 'excludedMaterialIds'>,
  snapshot: Snapshot,
  days: number,
  _seed: number,
): OwnUnits {
  const wishes = { excludedDishIds: new Set<number>(), excludedMaterialIds: eater.excludedMaterialIds }
  const { pool } = eater
  const type = snapshot.objectTypes.find(({ objectTypeId }) => objectTypeId === pool.objectTypeId)
  const milk = breastMilkSlot(pool, type?.breastMilkMl ?? 0, wishes, snapshot.settings)
  const slots = [...openSlots(pool, wishes, snapshot.settings), ...(milk ? [milk] : [])]
  return {
    habits: [],
    units: slots.flatMap(({ mealCode, candidates, portions, locked }) =>
      Array.from(
        { length: days },
        (_, day): Unit => ({
          course: candidates[0]?.dish.role ?? '',
          places: [{ day, mealCode }],
          candidates: candidates.map((entry): Candidate => ({ dishId: entry.dish.dishId, served: [entry], share: 1 })),
          eaters: [0],
          portions: [portions],
          locked,
        }),
      ),
    ),
  }
}
