import { createHash } from 'node:crypto'
import { BadRelease } from '../read-release'
import type { HistoryEntry, RegistryState, UnitState } from '../registry-state'
import type { UnitVersion } from '../store/release-storage'

/** Versions of several units that are tried, become active and are taken back together. */
export type ReleaseSet = readonly UnitVersion[]

/** The name of a set: its content, in any order. What is left of a set that lost a version has another one. Pure. */
export function setIdOf(set: ReleaseSet): string {
  const content = set.map(({ name, version }) => `${name}@${version}`).sort()
  return createHash('sha256').update(content.join(' ')).digest('hex').slice(0, 12)
}

/** @throws BadRelease when it names fewer than two units, or one of them twice */
export function checkSet(set: ReleaseSet): void {
  const names = new Set(set.map(({ name }) => name))
  if (names.size < set.length) throw new BadRelease('A set has one version of each unit: name each unit once')
  if (set.length < 2) throw new BadRelease('A set has two units or more: promote a single one without --together')
}

/** As the command takes them. */
export const setText = (set: ReleaseSet): string => set.map(({ name, version }) => `${name}@${version}`).join(' ')

/** A refusal to take one of a promoted set back, with the command that takes all of it. */
export function withWayBack(refusal: unknown, name: string): unknown {
  if (!(refusal instanceof BadRelease)) return refusal
  const way = `${name} was promoted together with others; take them all back with: npm run release -- rollback --together ${name}`
  return new BadRelease(`${refusal.message}\n${way}`, { cause: refusal })
}

/** What is on trial under the name of a set. Pure. */
export function triedAs(id: string, units: RegistryState['units']): ReleaseSet {
  return Object.entries(units).flatMap(([name, { canary }]) =>
    canary?.set === id ? [{ name, version: canary.version }] : [],
  )
}

/** Whether this very set is on trial. Pure. */
export function isTried(set: ReleaseSet, units: RegistryState['units']): boolean {
  return setIdOf(triedAs(setIdOf(set), units)) === setIdOf(set)
}

/** Why a set is not made active yet. Pure. */
export function untriedText(set: ReleaseSet): string {
  return [
    `${setText(set)} are not on trial together. Try them first with:`,
    `npm run release -- promote --together ${setText(set)} --trial 10`,
    'or make them active without a trial by adding: --untried --why "the reason"',
  ].join('\n')
}

/**
 * The set with which a unit's active version became so, each unit with the version that it had before. Pure.
 *
 * @throws BadRelease when it was promoted alone, or one of the set was changed since
 */
export function setBefore({ units, history }: RegistryState, name: string): ReleaseSet {
  const id = setOfActive(units[name], history[name])
  if (id === null) throw new BadRelease(`${name} was not promoted together with others: roll it back alone`)
  const members = Object.entries(units).filter(([other, unit]) => setOfActive(unit, history[other]) === id)
  if (setIdOf(members.map(([other, { active }]) => ({ name: other, version: active }))) !== id)
    throw new BadRelease(
      `Others that were promoted with ${name} were changed since: say with promote --together what is to be active`,
    )
  const set = members.flatMap(([other, { previous }]) =>
    previous === null ? [] : [{ name: other, version: previous }],
  )
  if (set.length < members.length) {
    const back = set.map((unit) => unit.name)
    const fresh = members.map(([other]) => other).filter((other) => !back.includes(other))
    const ways = [...fresh.map((other) => `off ${other}`), ...back.map((other) => `rollback ${other}`)]
    throw new BadRelease(
      `${fresh.join(', ')}: there was no version before, so the set can't go back in one step. Switch that off, then take the others back:\n${ways.map((way) => `npm run release -- ${way}`).join('\n')}`,
    )
  }
  return set
}

/** Null: it was promoted alone, or somebody went back to it. */
export function setOfActive(unit: UnitState | undefined, history: readonly HistoryEntry[] = []): string | null {
  const last = history.find(({ action }) => action === 'promote' || action === 'rollback')
  return last?.action === 'promote' && last.version === unit?.active ? (last.set ?? null) : null
}
