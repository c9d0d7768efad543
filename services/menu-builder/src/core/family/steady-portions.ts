import type { Filling } from '../week/anneal-week'
import type { Unit } from '../week/unit'
import type { WeekState } from '../week/week-state'

/** Sweeps over all portions; a fifth hardly finds anything. */
const SWEEPS = 4

interface Spot {
  readonly unitIndex: number
  readonly place: number
  readonly eater: number
  readonly levels: readonly number[]
}

/** Portions of one eater of one kind of dish, which should be alike from day to day. */
function kindsOf(units: readonly Unit[]): ReadonlyMap<string, readonly Spot[]> {
  const kinds = new Map<string, Spot[]>()
  units.forEach(({ course, places, portions, eaters, locked }, unitIndex) => {
    if (locked) return
    places.forEach((_, place) => {
      portions.forEach((levels, eater) => {
        const key = `${eaters[eater]} ${course}`
        kinds.set(key, [...(kinds.get(key) ?? []), { unitIndex, place, eater, levels }])
      })
    })
  })
  return kinds
}

const middle = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1] ?? 1

/** Moves each portion towards the eater's usual one of that course, as far as that costs nothing. */
export function steadyPortions(state: WeekState, start: Filling): Filling {
  const { units } = state.plan
  start.portions.forEach((unit, unitIndex) => {
    unit.forEach((place, placeIndex) => {
      place.forEach((portion, eater) => {
        state.portion(unitIndex, placeIndex, eater, portion)
      })
    })
  })
  start.chosen.forEach((candidate, unitIndex) => {
    if (candidate) state.choose(unitIndex, candidate)
  })
  const kinds = kindsOf(units)
  let cost = state.cost()
  for (let sweep = 0; sweep < SWEEPS; sweep += 1) {
    for (const spots of kinds.values()) {
      const portionAt = ({ unitIndex, place, eater }: Spot) => state.portions[unitIndex]?.[place]?.[eater] ?? 1
      const usual = middle(spots.map(portionAt))
      for (const spot of spots) {
        const before = portionAt(spot)
        // From the nearest to the usual portion outwards: the first that costs nothing stays.
        const closer = spot.levels
          .filter((level) => Math.abs(level - usual) < Math.abs(before - usual) - 1e-9)
          .sort((a, b) => Math.abs(a - usual) - Math.abs(b - usual))
        for (const level of closer) {
          state.portion(spot.unitIndex, spot.place, spot.eater, level)
          const next = state.cost()
          if (next <= cost + 1e-9) {
            cost = next
            break
          }
          state.portion(spot.unitIndex, spot.place, spot.eater, before)
        }
      }
    }
  }
  return { chosen: [...state.chosen], portions: state.portions.map((unit) => unit.map((place) => [...place])) }
}
