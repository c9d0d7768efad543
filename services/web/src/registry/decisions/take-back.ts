import type { HistoryEntry, UnitState } from '../registry-state'
import { setIdOf } from '../sets/release-sets'
import type { Right } from '../signatures/release-keys'
import { activated, onceActive } from '../store/state-changes'
import { type Decision, isSameAddresses, isSameDecided } from './decision'

/**
 * The least right that a decision needs. It is judged by what it does to its unit, not by what it calls itself. Pure.
 *
 * @param past decisions before it, newest first
 */
export function rightNeeded(decision: Decision, past: readonly HistoryEntry[]): Right {
  return endsTrial(decision, past) || goesBack(decision, past) ? 'take-back' : 'release'
}

/** The units of which each may end this trial: those of its set, where one of them left it; else the unit alone. Pure. */
export function decidersOf(unit: string, decision: Decision, past: readonly HistoryEntry[]): readonly string[] {
  const { of = [] } = decision
  const canary = past[0]?.after?.unit?.canary
  const isOfSet = canary?.set !== undefined && setIdOf(of) === canary.set
  return isOfSet && endsTrial(decision, past) ? [unit, ...of.map(({ name }) => name)] : [unit]
}

function endsTrial({ action, percent, after }: Decision, past: readonly HistoryEntry[]): boolean {
  const before = past[0]?.after
  if (action !== 'canary' || percent !== 0 || !before?.unit?.canary) return false
  return isSameDecided(after, { ...before, unit: { ...before.unit, canary: null } })
}

function goesBack({ action, version, after }: Decision, past: readonly HistoryEntry[]): boolean {
  const before = past[0]?.after
  if (action !== 'rollback' || !before?.unit || after.unit === null) return false
  if (!onceActive({ state: before.unit, history: past }).includes(version)) return false
  return isSameUnit(after.unit, activated(before.unit, version)) && isSameAddresses(after, before)
}

function isSameUnit(a: UnitState, b: UnitState): boolean {
  const addresses = { owners: [], yielded: [] }
  return isSameDecided({ unit: a, addresses }, { unit: b, addresses })
}
