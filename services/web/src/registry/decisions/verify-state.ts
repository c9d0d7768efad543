import { inOrder } from '../addresses/address-book'
import type { HistoryEntry, RegistryState, UnitState } from '../registry-state'
import { ownedPrefixes } from './owned-prefixes'
import { type Heads, type Trust, verifyUnit } from './verify-unit'

export interface VouchedState {
  /** Of each unit the newest state that somebody vouches for who may. */
  readonly state: RegistryState
  /** The newest decisions that are believed. */
  readonly heads: Heads
  readonly problems: readonly { readonly unit: string; readonly reason: string }[]
}

/**
 * What of a state is to be believed: each unit, and the addresses that it owns, as the newest decision left it that a key signed which may decide
 * so. What else stands there is told, and costs its own unit alone. Pure.
 */
export function verifyState(state: RegistryState, trust: Trust): VouchedState {
  const units: Record<string, UnitState> = {}
  const history: Record<string, readonly HistoryEntry[]> = {}
  const heads: Record<string, Heads[string]> = {}
  const yielded: RegistryState['addresses']['yielded'][number][] = []
  const problems: { unit: string; reason: string }[] = []
  for (const name of unitsIn(state, trust.known)) {
    const verified = verifyUnit(state, name, trust)
    for (const reason of verified.problems) problems.push({ unit: name, reason })
    const { head } = verified
    if (head === null) continue
    heads[name] = head
    history[name] = verified.history
    if (head.after.unit !== null) units[name] = head.after.unit
    yielded.push(...head.after.addresses.yielded.map((each) => ({ ...each, from: name })))
  }
  const owned = ownedPrefixes(heads, history, trust.known)
  return {
    state: { sequence: state.sequence, units, history, addresses: inOrder({ owners: owned.owners, yielded }) },
    heads,
    problems: [...problems, ...owned.problems],
  }
}

function unitsIn({ units, history, addresses }: RegistryState, known: Heads): readonly string[] {
  const named = [...Object.values(addresses.owners), ...addresses.yielded.map(({ from }) => from)]
  return [...new Set([...Object.keys(units), ...Object.keys(history), ...named, ...Object.keys(known)])]
}
