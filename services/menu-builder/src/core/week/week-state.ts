import type { BuilderSettings } from 'content/nutrition'
import { EaterState, type LimitRoom } from './eater-state'
import type { Candidate, FilledUnit, Plan, Unit } from './unit'
import { VarietyState } from './variety-state'

/**
 * A menu under search: a candidate in each unit, a portion at each place for each eater. Totals of each eater and day are kept as
 * they change, so that a move costs as much as the places that it touches, not as the whole menu.
 */
export class WeekState {
  readonly plan: Plan
  readonly chosen: (Candidate | undefined)[]
  /** By unit, place and eater of the unit. */
  readonly portions: number[][][]
  readonly #eaters: readonly EaterState[]
  /** Of each eater: what another eats is no repetition. */
  readonly #varieties: readonly VarietyState[]

  constructor(plan: Plan, rooms: readonly LimitRoom[], weights: BuilderSettings['weights']) {
    this.plan = plan
    this.chosen = plan.units.map(() => undefined)
    this.portions = plan.units.map(({ places, portions }) => places.map(() => portions.map(usual)))
    this.#eaters = plan.eaters.map((eater, index) => {
      const room = rooms[index]
      if (room === undefined) throw new Error(`no limits for eater ${index}`)
      return new EaterState(eater, plan.days, room, weights)
    })
    this.#varieties = plan.eaters.map((_, index) => {
      const habits = plan.habits.filter(({ eater = index }) => eater === index)
      return new VarietyState({ ...plan, habits }, weights)
    })
  }

  /** Puts a candidate into a unit at all its places, in place of what stands there; portions stay. */
  choose(unitIndex: number, candidate: Candidate): void {
    const before = this.chosen[unitIndex]
    if (before === candidate) return
    if (before) this.#serve(unitIndex, before, -1)
    this.#serve(unitIndex, candidate, 1)
    for (const eater of this.#unit(unitIndex).eaters) {
      this.#varieties[eater]?.replace(unitIndex, before, candidate)
      this.#eaters[eater]?.settle()
    }
    this.chosen[unitIndex] = candidate
  }

  /** Changes the portion of one of a unit's eaters at one place. */
  portion(unitIndex: number, placeIndex: number, eaterIndex: number, portion: number): void {
    const unit = this.#unit(unitIndex)
    const ofPlace = this.portions[unitIndex]?.[placeIndex]
    const place = unit.places[placeIndex]
    const eater = this.#eaters[unit.eaters[eaterIndex] ?? -1]
    const entry = this.chosen[unitIndex]?.served[eaterIndex]
    if (ofPlace === undefined || place === undefined || eater === undefined) throw new Error('no such place')
    if (entry) eater.add(place, entry, portion - (ofPlace[eaterIndex] ?? 0))
    ofPlace[eaterIndex] = portion
    eater.settle()
  }

  #unit(unitIndex: number): Unit {
    const unit = this.plan.units[unitIndex]
    if (unit === undefined) throw new Error(`no unit ${unitIndex}`)
    return unit
  }

  #serve(unitIndex: number, candidate: Candidate, step: 1 | -1): void {
    const unit = this.#unit(unitIndex)
    const portions = this.portions[unitIndex] ?? []
    for (let index = 0; index < unit.eaters.length; index += 1) {
      const entry = candidate.served[index]
      const eater = this.#eaters[unit.eaters[index] ?? -1]
      if (!entry || !eater) continue
      for (let place = 0; place < unit.places.length; place += 1) {
        const at = unit.places[place]
        if (at === undefined) continue
        eater.add(at, entry, step * (portions[place]?.[index] ?? 0))
        eater.count(at.day, entry, step)
      }
    }
  }

  /** Whether any who eat of a unit miss a standard on a day that it is eaten. */
  isUnitMissing(unitIndex: number): boolean {
    const { places, eaters } = this.#unit(unitIndex)
    for (const { day } of places) for (const eater of eaters) if (this.#eaters[eater]?.misses(day)) return true
    return false
  }

  /** The same of one place and one of the unit's eaters. */
  isPortionMissing(unitIndex: number, placeIndex: number, eaterIndex: number): boolean {
    const { places, eaters } = this.#unit(unitIndex)
    return this.#eaters[eaters[eaterIndex] ?? -1]?.misses(places[placeIndex]?.day ?? 0) === true
  }

  /** Cost of all eaters' standards; 0 when all are kept. */
  standardsCost(): number {
    let cost = 0
    for (const eater of this.#eaters) cost += eater.standardsCost
    return cost
  }

  /** Cost of breached limits, habits and variety; 0 when all are kept. */
  varietyCost(): number {
    let cost = 0
    for (const variety of this.#varieties) cost += variety.cost()
    for (const eater of this.#eaters) cost += eater.limitCost
    return cost
  }

  cost(): number {
    return this.standardsCost() + this.varietyCost()
  }

  /** What stands in each unit that has something. */
  filled(): readonly FilledUnit[] {
    return this.plan.units.flatMap((unit, index) => {
      const candidate = this.chosen[index]
      const portions = this.portions[index]
      return candidate && portions ? [{ unit, candidate, portions: portions.map((each) => [...each]) }] : []
    })
  }
}

/** The portion level nearest to 1: where a search starts. */
function usual(portions: readonly number[]): number {
  return portions.reduce((best, each) => (Math.abs(each - 1) < Math.abs(best - 1) ? each : best), portions[0] ?? 1)
}
