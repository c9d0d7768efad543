import type { BatchRule, CourseRule } from 'content/nutrition'
import { createRandom, mixSeed, type Random } from '../search/random'
import type { Place } from './unit'

/** A unit without its dishes: what builder.json says is cooked, and where it is eaten. */
export interface BlankUnit {
  readonly course: CourseRule
  readonly batch: BatchRule
  readonly places: readonly Place[]
}

const DAYS_A_WEEK = 7
/** Arrangements that are tried until no meal has two courses from the pot of the meal before. */
const MOST_TRIES = 60

function pick<T>(items: readonly T[], random: Random): T | undefined {
  return items[Math.floor(random() * items.length)]
}

/** The places of a course in a week, and which of them are still free. */
class CourseCells {
  readonly #cells: readonly Place[]
  readonly #free: Set<number>

  constructor({ mealCodes }: CourseRule) {
    this.#cells = Array.from({ length: DAYS_A_WEEK }, (_, day) =>
      mealCodes.map((mealCode) => ({ day, mealCode })),
    ).flat()
    this.#free = new Set(this.#cells.keys())
  }

  get hasFree(): boolean {
    return this.#free.size > 0
  }

  #take(indexes: readonly number[]): readonly Place[] {
    for (const index of indexes) this.#free.delete(index)
    return indexes.flatMap((index) => this.#cells[index] ?? [])
  }

  /** Free places in a row from one on, at most `most`. */
  #run(from: number, most: number): readonly number[] {
    const run: number[] = []
    while (run.length < most && this.#free.has(from + run.length)) run.push(from + run.length)
    return run
  }

  /** Places one after the other, as many of `most` as there is room for, beginning at the meal `from`. */
  takeInARow(most: number, from: number | undefined, random: Random): readonly Place[] {
    const begins = [...this.#free].filter((index) => from === undefined || this.#cells[index]?.mealCode === from)
    for (let length = most; length > 0; length -= 1) {
      const runs = begins.map((index) => this.#run(index, length)).filter((run) => run.length === length)
      const run = pick(runs, random)
      if (run) return this.#take(run)
    }
    return this.#take([...this.#free].slice(0, 1))
  }

  /** Places as far from one another as the free ones allow. */
  takeApart(most: number, random: Random): readonly Place[] {
    const free = [...this.#free].sort((a, b) => a - b)
    const length = Math.min(most, free.length)
    const stride = Math.floor(free.length / length)
    const first = Math.floor(random() * (free.length - stride * (length - 1)))
    return this.#take(Array.from({ length }, (_, index) => free[first + index * stride] ?? 0))
  }

  /** The first free places in a row. */
  takeFirst(most: number, from: number | undefined): readonly Place[] {
    const first = Math.min(...this.#free)
    const begins = from === undefined || this.#cells[first]?.mealCode === from
    return this.#take(this.#run(first, begins ? most : 1))
  }
}

function layOutCourse(course: CourseRule, random: Random): readonly BlankUnit[] {
  const cells = new CourseCells(course)
  const units: BlankUnit[] = []
  const take = (batch: BatchRule) =>
    batch.apart ? cells.takeApart(batch.places, random) : cells.takeInARow(batch.places, batch.from, random)
  for (const batch of course.batches)
    for (let count = 0; count < (batch.units ?? 0) && cells.hasFree; count += 1)
      units.push({ course, batch, places: take(batch) })
  const rest = course.batches.find(({ units: counted }) => counted === undefined)
  while (rest && cells.hasFree)
    units.push({
      course,
      batch: rest,
      places: rest.apart ? cells.takeApart(rest.places, random) : cells.takeFirst(rest.places, rest.from),
    })
  return units
}

/** Meals whose course comes from the pot of the meal before, by course. */
function repeatedMeals(units: readonly BlankUnit[]): readonly string[] {
  return units.flatMap(({ places }) => places.slice(1).map(({ day, mealCode }) => `${day} ${mealCode}`))
}

/** How many meals have more than one course from the pot of the meal before. */
function clashes(courses: readonly (readonly BlankUnit[])[]): number {
  const repeated = courses.flatMap(repeatedMeals)
  return repeated.length - new Set(repeated).size
}

/**
 * What a week's kitchen cooks and where it is eaten, by the batches of the courses; of a shorter menu some days in a row of such a week.
 * The same for the same seed.
 */
export function layOut(courses: readonly CourseRule[], days: number, seed: number): readonly BlankUnit[] {
  const random = createRandom(mixSeed(seed, 1))
  const layOutAll = () => courses.map((course) => layOutCourse(course, random))
  const clashesOf = (laidOut: readonly (readonly BlankUnit[])[]) =>
    clashes(laidOut.filter((units) => units[0]?.course.notWithOtherRepeats))
  let best = layOutAll()
  for (let tries = 1; tries < MOST_TRIES && clashesOf(best) > 0; tries += 1) {
    const next = layOutAll()
    if (clashesOf(next) < clashesOf(best)) best = next
  }
  const first = Math.floor(random() * (DAYS_A_WEEK - days + 1))
  return best.flat().flatMap((unit) => {
    const places = unit.places
      .filter(({ day }) => day >= first && day < first + days)
      .map(({ day, mealCode }) => ({ day: day - first, mealCode }))
    return places.length > 0 ? [{ ...unit, places }] : []
  })
}
