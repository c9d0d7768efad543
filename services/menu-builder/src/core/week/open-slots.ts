import type { CourseRule } from 'content/nutrition'
import { fitsMatch } from '../match'
import type { Pool, PoolDish } from '../pool'
import type { Snapshot } from '../snapshot'
import { isWished, type Wishes } from '../wishes'
import { coursesOf, milkUnits } from './plan-menu'
import type { Plan } from './unit'

/** A place of a day with all that may stand there, however unusual: what a proof reasons about. */
export interface DaySlot {
  readonly mealCode: number
  readonly candidates: readonly PoolDish[]
  readonly portions: readonly number[]
  /** Its one candidate is asked for, or given as breast milk. */
  readonly locked: 'asked' | 'given' | null
}

const knownSlots = new WeakMap<Pool, readonly (DaySlot & { readonly course: string })[]>()

function slotsOfCourse(course: CourseRule, pool: Pool): readonly (DaySlot & { readonly course: string })[] {
  return course.mealCodes.map((mealCode) => ({
    course: course.id,
    mealCode,
    portions: course.portions,
    candidates: pool.dishes.filter(
      ({ dish, judgeable }) => judgeable && dish.mealCodes.includes(mealCode) && fitsMatch(dish, course.match),
    ),
    locked: null,
  }))
}

/** All places of an ordinary day of an object type, with every dish that fits. */
export function openSlots(pool: Pool, wishes: Wishes, snapshot: Snapshot) {
  const all =
    knownSlots.get(pool) ?? coursesOf(pool.objectTypeId, snapshot).flatMap((course) => slotsOfCourse(course, pool))
  knownSlots.set(pool, all)
  if (wishes.excludedDishIds.size + wishes.excludedMaterialIds.size === 0) return all
  return all.map((slot) => ({ ...slot, candidates: slot.candidates.filter((entry) => isWished(entry, wishes)) }))
}

/** The places of one day of a plan: those with asked-for dishes as they are, all others open. */
export function slotsOfDay(
  pool: Pool,
  plan: Plan,
  dayIndex: number,
  wishes: Wishes,
  snapshot: Snapshot,
): readonly DaySlot[] {
  const asked = plan.units.flatMap(({ course, locked, places, candidates, portions }) =>
    places.flatMap(({ day, mealCode }) =>
      locked && course !== 'breastMilk' && day === dayIndex
        ? [
            {
              course,
              mealCode,
              portions: portions[0] ?? [1],
              candidates: candidates.flatMap(({ served }) => served[0] ?? []),
              locked: 'asked' as const,
            },
          ]
        : [],
    ),
  )
  const taken = new Set(asked.map(({ course, mealCode }) => `${course} ${mealCode}`))
  return [
    ...openSlots(pool, wishes, snapshot).filter(({ course, mealCode }) => !taken.has(`${course} ${mealCode}`)),
    ...asked,
    ...milkUnits(pool, 1, wishes, snapshot).flatMap(({ places, candidates, portions }) =>
      places.map(({ mealCode }) => ({
        mealCode,
        portions: portions[0] ?? [1],
        candidates: candidates.flatMap(({ served }) => served[0] ?? []),
        locked: 'given' as const,
      })),
    ),
  ]
}
