import type { BuilderSettings } from 'content/nutrition'
import { EaterState, type LimitRoom } from './eater-state'
import type { Candidate, FilledUnit, Plan, Unit } from './unit'
import { VarietyState } from './variety-state'

/** Where a portion is kept: one for each place of a unit and each of its eaters. */
export interface PortionSpot {
  readonly unitIndex: number
  readonly place: number
  readonly eater: number
  readonly levels: readonly number[]
  readonly index: number
}

/** Portions of a plan: one after the other by unit, place and eater. */
export function portionSpots({ units }: Plan): readonly PortionSpot[] {
  let index = -1
  return units.flatMap(({ places, portions }, unitIndex) =>
    places.flatMap((_, place) =>
      portions.map((levels, eater) => {
        index += 1
        return { unitIndex, place, eater, levels, index }
      }),
    ),
  )
}

/**
 * A menu under search: a candidate in each unit, a portion at each place for each eater. Totals of each eater and day are kept as
 * they change, so that a move costs as much as the places that it touches, not as the whole menu.
 */
export class WeekState {
  readonly plan: Plan
  readonly chosen: (Candidate | undefined)[]
  /** As `portionSpots` numbers them. */
  readonly portions: Float64Array
  readonly #firstPortion: Int32Array
  readonly #eaters: readonly EaterState[]
  readonly #variety: VarietyState

  constructor(
    plan: Plan,
    spots: readonly PortionSpot[],
    rooms: readonly LimitRoom[],
    weights: BuilderSettings['weights'],
  ) {
    this.plan = plan
    this.chosen = plan.units.map(() => undefined)
    this.portions = Float64Array.from(spots, ({ levels }) => usual(levels))
    this.#firstPortion = new Int32Array(plan.units.length)
    for (const { unitIndex, place, eater, index } of spots)
      if (place === 0 && eater === 0) this.#firstPortion[unitIndex] = index
    this.#eaters = plan.eaters.map((eater, index) => {
      const room = rooms[index]
      if (room === undefined) throw new Error(`no limits for eater ${index}`)
      return new EaterState(eater, plan.days, room, weights)
    })
    this.#variety = new VarietyState(plan, weights)
  }

  /** Puts a candidate into a unit at all its places, in place of what stands there; portions stay. */
  choose(unitIndex: number, candidate: Candidate): void {
    const before = this.chosen[unitIndex]
    if (before === candidate) return
    const unit = this.#unit(unitIndex)
    if (before) this.#serve(unit, unitIndex, before, -1)
    this.#serve(unit, unitIndex, candidate, 1)
    this.#variety.replace(unitIndex, before, candidate)
    this.chosen[unitIndex] = candidate
    for (const eater of unit.eaters) this.#eaters[eater]?.settle()
  }

  /** Changes one portion. */
  portion({ unitIndex, place, eater: eaterIndex, index }: PortionSpot, portion: number): void {
    const unit = this.#unit(unitIndex)
    const at = unit.places[place]
    const eater = this.#eaters[unit.eaters[eaterIndex] ?? -1]
    const entry = this.chosen[unitIndex]?.served[eaterIndex]
    if (at === undefined || eater === undefined) throw new Error('no such place')
    if (entry) eater.add(at, entry, portion - (this.portions[index] ?? 0))
    this.portions[index] = portion
    eater.settle()
  }

  #unit(unitIndex: number): Unit {
    const unit = this.plan.units[unitIndex]
    if (unit === undefined) throw new Error(`no unit ${unitIndex}`)
    return unit
  }

  #serve(unit: Unit, unitIndex: number, candidate: Candidate, step: 1 | -1): void {
    const { places, eaters } = unit
    const first = this.#firstPortion[unitIndex] ?? 0
    for (let index = 0; index < eaters.length; index += 1) {
      const entry = candidate.served[index]
      const eater = this.#eaters[eaters[index] ?? -1]
      if (!entry || !eater) continue
      for (let place = 0; place < places.length; place += 1) {
        const at = places[place]
        if (at === undefined) continue
        eater.add(at, entry, step * (this.portions[first + place * eaters.length + index] ?? 0))
        eater.count(at.day, entry, step)
      }
    }
  }

  /** Cost of all eaters' standards; 0 when all are kept. */
  standardsCost(): number {
    let cost = 0
    for (const eater of this.#eaters) cost += eater.standardsCost
    return cost
  }

  /** Cost of breached limits, habits and variety; 0 when all are kept. */
  varietyCost(): number {
    let cost = this.#variety.cost()
    for (const eater of this.#eaters) cost += eater.limitCost
    return cost
  }

  cost(): number {
    return this.standardsCost() + this.varietyCost()
  }

  /** What stands in each unit that has something. */
  filled(): readonly FilledUnit[] {
    return this.plan.units.flatMap((unit, unitIndex) => {
      const candidate = this.chosen[unitIndex]
      if (candidate === undefined) return []
      const first = this.#firstPortion[unitIndex] ?? 0
      const of = unit.eaters.length
      const portions = unit.places.map((_, place) => [
        ...this.portions.subarray(first + place * of, first + (place + 1) * of),
      ])
      return [{ unit, candidate, portions }]
    })
  }
}

/** The portion level nearest to 1: where a search starts. */
function usual(portions: readonly number[]): number {
  return portions.reduce((best, each) => (Math.abs(each - 1) < Math.abs(best - 1) ? each : best), portions[0] ?? 1)
}
