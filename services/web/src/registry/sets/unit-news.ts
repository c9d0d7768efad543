import type { RegistryState, UnitState } from '../registry-state'
import { activated, type Change, recorded, type UnitEvent } from '../store/state-changes'
import { type ReleaseSet, setIdOf, triedAs } from './release-sets'

/** What becomes of a unit. */
export interface UnitNews {
  readonly name: string
  readonly unit: UnitState
  readonly event: UnitEvent
}

/** All of them active. Pure. */
export function becoming(
  { units }: RegistryState,
  versions: ReleaseSet,
  event: Omit<UnitEvent, 'version'>,
): readonly UnitNews[] {
  return versions.map(({ name, version }) => ({
    name,
    unit: activated(units[name] ?? null, version),
    event: { ...event, version },
  }))
}

/** The state with what became of units; those that stay as they are get no entry. Pure. */
export function withNews(state: RegistryState, news: readonly UnitNews[], change: Change, at: Date): RegistryState {
  const next = news.reduce((before, { name, unit, event }) => {
    if (JSON.stringify(unit) === JSON.stringify(before.units[name])) return before
    return recorded(before, name, { unit, event, change, at })
  }, state)
  return endHalfSets(next, state.units, change, at)
}

/**
 * Ends the trials of sets that are no longer whole, whatever took one of their versions away: the others were not made to be served
 * without it. The entry names the set, of which each unit may end it. Pure.
 */
function endHalfSets(state: RegistryState, before: RegistryState['units'], change: Change, at: Date): RegistryState {
  return Object.entries(state.units).reduce((next, [name, unit]) => {
    const { canary } = unit
    if (canary?.set === undefined || setIdOf(triedAs(canary.set, state.units)) === canary.set) return next
    const of = [...triedAs(canary.set, before)]
    const event: UnitEvent = { action: 'canary', version: canary.version, percent: 0, of }
    return recorded(next, name, { unit: { ...unit, canary: null }, event, change, at })
  }, state)
}
