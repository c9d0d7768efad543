import { createHash } from 'node:crypto'

/** A version that some visitors get beside the active one. */
export interface Trial {
  readonly unit: string
  readonly version: string
  /** Of visitors, 1 to 99. */
  readonly percent: number
}

/** Unit → version that stands in for the active one. */
export type Instead = ReadonlyMap<string, string>

/** Groups that visitors are spread over: few, so that one says nothing of who is in it. */
export const GROUPS = 1_000

/**
 * The trials that a group of visitors has. A trial whose share grows keeps those who had it; another version, or unit, draws
 * anew. Pure.
 */
export function versionsOfGroup(group: number, trials: readonly Trial[]): Instead {
  return new Map(
    trials
      .filter(({ unit, version, percent }) => placeOf(group, `${unit}@${version}`) < percent)
      .map(({ unit, version }) => [unit, version]),
  )
}

/** From 0 until 100. */
function placeOf(group: number, release: string): number {
  const hash = createHash('sha256').update(`${group} ${release}`).digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100
}
