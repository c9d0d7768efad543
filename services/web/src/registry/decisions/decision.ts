import { createHash } from 'node:crypto'
import type { DecidedState, HistoryEntry, RegistryState, UnitState } from '../registry-state'

/** An entry that stands in the chain of its unit. */
export type Decision = HistoryEntry & Required<Pick<HistoryEntry, 'number' | 'after' | 'previous'>>

export function isDecision(entry: HistoryEntry): entry is Decision {
  return entry.number !== undefined && entry.after !== undefined && entry.previous !== undefined
}

/** What the state says of a unit: what a decision on it leaves. Pure. */
export function decidedState({ units, addresses }: RegistryState, name: string): DecidedState {
  return {
    unit: units[name] ?? null,
    addresses: {
      owners: Object.entries(addresses.owners).flatMap(([prefix, owner]) => (owner === name ? [prefix] : [])),
      yielded: addresses.yielded.flatMap(({ pattern, from, to }) => (from === name ? [{ pattern, to }] : [])),
    },
  }
}

export function isSameDecided(a: DecidedState, b: DecidedState): boolean {
  return JSON.stringify(fieldsOfDecided(a)) === JSON.stringify(fieldsOfDecided(b))
}

export function isSameAddresses(a: DecidedState, b: DecidedState): boolean {
  return isSameDecided({ ...a, unit: null }, { ...b, unit: null })
}

/**
 * What a signature signs: all of an entry but the signature, with its unit. The order of the fields is the form itself; a new field goes to the
 * end, as absent where it is not set, so that what was signed before stays so.
 */
export function decisionBytes(unit: string, entry: HistoryEntry): Buffer {
  const { at, who, why, action, version, before, percent, set, commit, address, to, of } = entry
  const told = [at, who, why, action, version, before, percent, set ?? null, commit, address ?? null, to ?? null]
  const members = of?.map(({ name, version: member }) => [name, member]) ?? null
  const { number = null, after, previous = null, key = null } = entry
  const chain = [number, after === undefined ? null : fieldsOfDecided(after), previous, key]
  return Buffer.from(`release decision\n${unit}\n${JSON.stringify([...told, members, ...chain])}`)
}

/** By which the next decision names this one. */
export function decisionHash(unit: string, entry: HistoryEntry): string {
  return createHash('sha256').update(decisionBytes(unit, entry)).digest('base64url')
}

function fieldsOfDecided({ unit, addresses: { owners, yielded } }: DecidedState) {
  const left = yielded.map(({ pattern, to }) => [pattern, to] as const)
  const key = ([pattern, to]: (typeof left)[number]) => `${pattern} ${to}`
  return [
    unit === null ? null : fieldsOfUnit(unit),
    [...owners].sort(),
    [...left].sort((a, b) => (key(a) < key(b) ? -1 : 1)),
  ]
}

function fieldsOfUnit({ active, previous, enabled, canary }: UnitState) {
  const trial = canary && [canary.version, canary.percent, canary.set ?? null]
  return [active, previous, enabled, trial]
}
