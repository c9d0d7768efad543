import type { CountLimit } from 'content'
import type { CourseRule } from 'content/nutrition'
import { matchesFood } from 'shared-contracts/health-rules'
import { serveDish, servedWeight } from 'shared-contracts/nutrition'
import { fitsMatch } from '../match'
import type { Pool, PoolDish } from '../pool'
import { createRandom, mixSeed } from '../search/random'
import type { Snapshot, SnapshotDish } from '../snapshot'
import { isWished, type ReadWishes, type Wishes } from '../wishes'
import { candidatesOf } from './candidates'
import { type BlankUnit, layOut } from './lay-out'
import type { HabitLimit, Place, Plan, Unit } from './unit'

const kitchenOf = (objectTypeId: number, { settings }: Snapshot) =>
  settings.courses.find(({ objectTypeIds }) => objectTypeIds.includes(objectTypeId))

/** Courses of an object type, as builder.json has them. */
export const coursesOf = (objectTypeId: number, snapshot: Snapshot): readonly CourseRule[] =>
  kitchenOf(objectTypeId, snapshot)?.courses ?? []

/** Moves of one walk of the search over so many days. */
export const movesOf = (objectTypeId: number, days: number, snapshot: Snapshot): number =>
  days * (kitchenOf(objectTypeId, snapshot)?.movesPerDay ?? 0)

/** Places of an ordinary day. */
export const placesOfDay = (objectTypeId: number, snapshot: Snapshot): number =>
  coursesOf(objectTypeId, snapshot).reduce((count, { mealCodes }) => count + mealCodes.length, 0)

const knownHabits = new WeakMap<Pool, readonly HabitLimit[]>()

/** For an object type the habits of builder.json, and the limits of the rule book for a meal or a day, by dish. */
export function habitsOf(pool: Pool, { settings, safety }: Snapshot): readonly HabitLimit[] {
  const known = knownHabits.get(pool)
  if (known) return known
  const isFor = ({ objectTypeIds }: { readonly objectTypeIds?: readonly number[] }) =>
    objectTypeIds === undefined || objectTypeIds.includes(pool.objectTypeId)
  const idsOf = (fits: (dish: SnapshotDish) => boolean) =>
    new Set(pool.dishes.flatMap(({ dish }) => (dish.role !== 'breastMilk' && fits(dish) ? [dish.dishId] : [])))
  const limits = (per: 'meal' | 'day', rules: readonly CountLimit[]) =>
    rules.filter(isFor).map((rule) => ({
      id: rule.id,
      per,
      atMost: rule.atMost,
      mealCodes: rule.mealCodes ?? null,
      weight: settings.weights.limit,
      dishIds: idsOf((dish) => matchesFood(dish, rule)),
    }))
  const habits = [
    ...settings.habits.filter(isFor).map(({ id, match, mealCodes, per, atMost }) => ({
      id,
      per,
      atMost,
      mealCodes: mealCodes ?? null,
      weight: settings.weights.habit,
      dishIds: idsOf((dish) => fitsMatch(dish, match)),
    })),
    ...limits('day', safety.dayLimits),
    ...limits('meal', safety.mealLimits),
  ]
  knownHabits.set(pool, habits)
  return habits
}

/** A unit for one eater, with what the search may put into it. */
function openUnit(pool: Pool, blank: BlankUnit, wishes: Wishes, snapshot: Snapshot): Unit {
  return {
    course: blank.course.id,
    places: blank.places,
    candidates: candidatesOf(pool, blank, wishes, snapshot),
    eaters: [0],
    portions: [blank.course.portions],
    locked: false,
  }
}

function lockedUnit(course: string, places: readonly Place[], entry: PoolDish, portions: readonly number[]): Unit {
  return {
    course,
    places,
    candidates: [{ dishId: entry.dish.dishId, served: [entry], share: 1 }],
    eaters: [0],
    portions: [portions],
    locked: true,
  }
}

/** A unit of more places is not given to an asked-for dish whole, but for its day. */
const PLACES_OF_ONE_POT = 3

interface Draft {
  readonly blank: BlankUnit
  readonly locked: PoolDish | null
}

/** Gives a dish a unit that is eaten on the day, of its own batch if there is one; false when there is none. */
function seat(drafts: Draft[], entry: PoolDish, day: number): boolean {
  const canStand = ({ mealCode }: Place) => entry.dish.mealCodes.includes(mealCode)
  const isOpen = ({ blank: { course, places }, locked }: Draft) =>
    locked === null &&
    places.some((place) => place.day === day && canStand(place)) &&
    fitsMatch(entry.dish, course.match)
  const isOfBatch = ({ blank: { batch } }: Draft) => batch.match === undefined || fitsMatch(entry.dish, batch.match)
  const own = drafts.findIndex((draft) => isOpen(draft) && isOfBatch(draft))
  const index = own >= 0 ? own : drafts.findIndex(isOpen)
  const draft = drafts[index]
  if (draft === undefined) return false
  const { blank } = draft
  const takes = (place: Place) => (blank.places.length <= PLACES_OF_ONE_POT || place.day === day) && canStand(place)
  const others = blank.places.filter((place) => !takes(place))
  drafts[index] = { blank: { ...blank, places: blank.places.filter(takes) }, locked: entry }
  if (others.length > 0) drafts.splice(index + 1, 0, { blank: { ...blank, places: others }, locked: null })
  return true
}

const EXTRA_PORTIONS = [1]

/** Feeds of breast milk through the day, or of what replaces it; none when none is due or all are excluded. */
export function milkUnits(
  pool: Pool,
  days: number,
  wishes: Wishes,
  { settings, objectTypes, rules }: Snapshot,
): readonly Unit[] {
  const ml = objectTypes.find(({ objectTypeId }) => objectTypeId === pool.objectTypeId)?.breastMilkMl ?? 0
  if (ml === 0) return []
  const { dishIds, feeds, instead } = settings.breastMilk
  const usable = (dishId: number) => [pool.byDishId.get(dishId)].find((entry) => entry && isWished(entry, wishes))
  const feed = (milk: PoolDish, mealCode: number, amount: number): Unit => {
    const mlOfPortion = servedWeight(serveDish(milk.dish, pool.objectTypeId, 1, rules), rules)
    const places = Array.from({ length: days }, (_, day) => ({ day, mealCode }))
    return lockedUnit('breastMilk', places, milk, [Math.round((amount * 100) / mlOfPortion) / 100])
  }
  const isFor = ({ objectTypeIds }: { readonly objectTypeIds: readonly number[] }) =>
    objectTypeIds.includes(pool.objectTypeId)
  const milk = dishIds.map(usable).find((entry) => entry !== undefined)
  if (milk) return (feeds.find(isFor)?.shares ?? []).map(({ mealCode, share }) => feed(milk, mealCode, ml * share))
  return instead.filter(isFor).flatMap(({ dishId, mealCode, ml: amount }) => {
    const other = usable(dishId)
    return other ? [feed(other, mealCode, amount)] : []
  })
}

function shuffled<T>(items: readonly T[], seed: number): readonly T[] {
  const random = createRandom(seed)
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item)
}

/**
 * The plan of a menu for one eater. Asked-for dishes are dealt out over the days in turn: each takes a unit that it fits, or else a place of its own in
 * its first meal, so that it is always part of the menu. Liked dishes take a unit where there is one, `likedPerDay` a day.
 */
export function planMenu(
  snapshot: Snapshot,
  pool: Pool,
  wishes: ReadWishes,
  { days, seed, withLiked }: { readonly days: number; readonly seed: number; readonly withLiked: boolean },
): Plan {
  const drafts: Draft[] = layOut(coursesOf(pool.objectTypeId, snapshot), days, seed).map((blank) => ({
    blank,
    locked: null,
  }))
  const extra: Unit[] = []
  wishes.included.forEach((entry, index) => {
    const day = index % days
    if (!seat(drafts, entry, day))
      extra.push(lockedUnit('extra', [{ day, mealCode: entry.dish.mealCodes[0] ?? 2 }], entry, EXTRA_PORTIONS))
  })
  if (withLiked) {
    const most = days * snapshot.settings.likedPerDay
    shuffled(wishes.liked, mixSeed(seed, 2))
      .slice(0, most)
      .forEach((entry, index) => {
        seat(drafts, entry, index % days)
      })
  }
  return {
    days,
    eaters: [{ pool }],
    habits: habitsOf(pool, snapshot),
    units: [
      ...drafts.map(({ blank, locked }) =>
        locked
          ? lockedUnit(blank.course.id, blank.places, locked, blank.course.portions)
          : openUnit(pool, blank, wishes, snapshot),
      ),
      ...extra,
      ...milkUnits(pool, days, wishes, snapshot),
    ],
  }
}
