import { createPublicKey, type KeyObject } from 'node:crypto'
import type { HistoryEntry, RegistryState } from '../registry-state'
import { fingerprintOf } from '../signatures/release-keys'
import { signBytes } from '../signatures/signature'
import { type Change, recorded } from '../store/state-changes'
import { decidedState, decisionBytes, decisionHash, isSameAddresses } from './decision'

/** Who signs a state as it is leaves room for decisions that it may have lost: it comes after whatever others know. */
const ROOM = 1_000

/** Signs what a decision says; null: there is no key. */
export type SignDecision = {
  readonly key: string
  sign(bytes: Uint8Array): string
} | null

export function decisionSigner(key: KeyObject): NonNullable<SignDecision> {
  const fingerprint = fingerprintOf(createPublicKey(key))
  return { key: fingerprint, sign: (bytes) => signBytes(bytes, key).signature }
}

/** Entries that a change adds, by unit, newest first; units without any are left out. Pure. */
export function newEntries(
  before: RegistryState,
  after: RegistryState,
): readonly { readonly unit: string; readonly added: readonly HistoryEntry[] }[] {
  return Object.entries(after.history).flatMap(([unit, entries]) => {
    const past = new Set(before.history[unit])
    const first = entries.findIndex((entry) => past.has(entry))
    const added = first === -1 ? entries : entries.slice(0, first)
    return added.length === 0 ? [] : [{ unit, added }]
  })
}

/**
 * The state with an entry for each unit that has or loses addresses by what was decided on another one: what a unit owns is
 * vouched for in its own chain alone. Pure.
 */
export function withAddressEntries(
  before: RegistryState,
  after: RegistryState,
  { change, now }: { readonly change: Change; readonly now: () => Date },
): RegistryState {
  const told = new Set(newEntries(before, after).map(({ unit }) => unit))
  const books = [before.addresses, after.addresses]
  const owners = books.flatMap((book) => [...Object.values(book.owners), ...book.yielded.map(({ from }) => from)])
  return [...new Set(owners)].sort().reduce((state, name) => {
    const [had, has] = [decidedState(before, name), decidedState(after, name)]
    if (told.has(name) || isSameAddresses(had, has)) return state
    const version = after.units[name]?.active ?? after.history[name]?.[0]?.version
    // Nothing of it was ever published: there is no chain to stand in.
    if (version === undefined) return state
    const lost = had.addresses.owners.find((prefix) => !has.addresses.owners.includes(prefix))
    const got = has.addresses.owners.find((prefix) => !had.addresses.owners.includes(prefix))
    const address = lost ?? got ?? has.addresses.yielded[0]?.pattern
    const event = { action: lost === undefined ? 'own' : 'disown', version, ...(address ? { address } : {}) } as const
    return recorded(state, name, { unit: null, event, change, at: now() })
  }, after)
}

/** The state with its new entries as links of their chains. What they leave is what the state says now. Pure but for `sign`. */
export function sealed(before: RegistryState, after: RegistryState, sign: SignDecision): RegistryState {
  const history = { ...after.history }
  for (const { unit, added } of newEntries(before, after)) {
    const entries = history[unit] ?? []
    const left = decidedState(after, unit)
    let past = entries.slice(added.length)
    for (const entry of [...added].reverse()) {
      const last = past[0]
      const linked: HistoryEntry = {
        ...entry,
        // Clocks of machines differ; a chain never goes back in time.
        at: last !== undefined && last.at > entry.at ? last.at : entry.at,
        number: Math.max(0, ...past.map(({ number }) => number ?? 0)) + (entry.action === 'vouch' ? ROOM : 1),
        after: left,
        previous: last === undefined ? null : decisionHash(unit, last),
      }
      past = [sign === null ? linked : signed(unit, linked, sign), ...past]
    }
    history[unit] = past
  }
  return { ...after, history }
}

function signed(unit: string, entry: HistoryEntry, { key, sign }: NonNullable<SignDecision>): HistoryEntry {
  const named = { ...entry, key }
  return { ...named, signature: sign(decisionBytes(unit, named)) }
}
