import { BadRelease } from '../read-release'
import type { HistoryEntry, RegistryState, UnitState } from '../registry-state'

/** Who changes which version of a unit is active, and why: what the history keeps. */
export interface Change {
  /** A person, or the name of what acts by itself. */
  readonly who: string
  readonly why: string
  /** Of the sources; by default the one that the version was published from. */
  readonly commit?: string | null
  /** What whoever decided saw: the change is refused with `Conflict` when another version is active by now. */
  readonly expected?: { readonly active: string | null }
  /** Makes versions active without trying their pages. */
  readonly unprobed?: true
}

export const NOBODY: Change = { who: 'unknown', why: '' }

/** Another one was faster; the message says who did what. */
export class Conflict extends BadRelease {
  constructor(
    readonly unit: string,
    /** Active by now. */
    readonly active: string | null,
    /** How it became so, if that is still known. */
    readonly entry: HistoryEntry | null,
  ) {
    const told = entry ? `${entry.who} made ${active} active at ${entry.at} (${entry.why})` : `${active} is active`
    super(`${unit} was changed meanwhile: ${told}. Look at it again, then repeat what still holds`)
  }
}

/** What happened, as the history tells it. */
export type UnitEvent = Pick<HistoryEntry, 'action' | 'version'> &
  Partial<Pick<HistoryEntry, 'before' | 'percent' | 'set' | 'address' | 'to' | 'of'>>

const ENTRIES_KEPT = 60

/** The unit with `version` active; null: it is the first one. A trial of that version ends. Pure. */
export function activated(unit: UnitState | null, version: string): UnitState {
  if (unit === null) return { active: version, previous: null, enabled: true, canary: null }
  const canary = unit.canary?.version === version ? null : unit.canary
  return unit.active === version ? { ...unit, canary } : { ...unit, active: version, previous: unit.active, canary }
}

/** @throws Conflict when the unit isn't what whoever decided saw */
export function checkExpected(state: RegistryState, name: string, { expected }: Change): void {
  const active = state.units[name]?.active ?? null
  if (expected === undefined || expected.active === active) return
  const entry = (state.history[name] ?? []).find(
    ({ action, version }) => (action === 'promote' || action === 'rollback') && version === active,
  )
  throw new Conflict(name, active, entry ?? null)
}

/** The state with a unit as it is now (null: not promoted yet) and the entry that tells of it. Pure. */
export function recorded(
  state: RegistryState,
  name: string,
  { unit, event, change, at }: { unit: UnitState | null; event: UnitEvent; change: Change; at: Date },
): RegistryState {
  const past = state.history[name] ?? []
  const entry: HistoryEntry = {
    at: at.toISOString(),
    who: change.who,
    why: change.why,
    before: state.units[name]?.active ?? null,
    percent: null,
    commit: change.commit ?? commitOf(past, event.version),
    ...event,
  }
  return {
    ...state,
    units: unit === null ? state.units : { ...state.units, [name]: unit },
    history: { ...state.history, [name]: [entry, ...past].slice(0, ENTRIES_KEPT) },
  }
}

/** Versions of a unit that were active at some time, newest first, each once. Pure. */
export function onceActive(unit: {
  readonly state: UnitState | null
  readonly history: readonly HistoryEntry[]
}): readonly string[] {
  const versions = unit.history
    .filter(({ action }) => action === 'promote' || action === 'rollback')
    .flatMap(({ version, before }) => [version, before])
  return [...new Set([unit.state?.active, unit.state?.previous, ...versions])].filter(
    (version) => typeof version === 'string',
  )
}

function commitOf(entries: readonly HistoryEntry[], version: string): string | null {
  return entries.find((entry) => entry.version === version && entry.commit !== null)?.commit ?? null
}
