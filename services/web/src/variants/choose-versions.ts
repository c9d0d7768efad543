import { createHash } from 'node:crypto'

/** A version that some visitors get beside the active one. */
export interface Trial {
  readonly unit: string
  readonly version: string
  /** Of visitors, 1 to 99. */
  readonly percent: number
  /** Those of one set (registry/sets) are given together. */
  readonly set?: string | undefined
}

/** Unit → version that stands in for the active one. */
export type Instead = ReadonlyMap<string, string>

/** Groups that visitors are spread over: few, so that one says nothing of who is in it. */
export const GROUPS = 1_000

/**
 * The trials that a group of visitors has: of a set all or none. A trial whose share grows keeps those who had it; another version, unit
 * or set draws anew. Pure.
 */
export function versionsOfGroup(group: number, trials: readonly Trial[]): Instead {
  return new Map(
    trials
      .filter(({ unit, version, percent, set }) => placeOf(group, set ?? `${unit}@${version}`) < percent)
      .map(({ unit, version }) => [unit, version]),
  )
}

/** Without the sets that have another version of the unit: whoever gets this one can't have them whole. Pure. */
export function besides(
  { unit, version }: Pick<Trial, 'unit' | 'version'>,
  trials: readonly Trial[],
): readonly Trial[] {
  const broken = trials.filter((trial) => trial.unit === unit && trial.version !== version).map(({ set }) => set)
  return trials.filter(({ set }) => set === undefined || !broken.includes(set))
}

/**
 * The versions that stand in, without sets of which one is not served: it could not be used, and the others were not made to be served
 * without it. Pure.
 *
 * @param served unit → version
 */
export function withoutHalfSets(
  instead: Instead,
  trials: readonly Trial[],
  served: ReadonlyMap<string, string>,
): Instead {
  const given = trials.filter(({ unit, version, set }) => set !== undefined && instead.get(unit) === version)
  const half = new Set(given.filter(({ unit, version }) => served.get(unit) !== version).map(({ set }) => set))
  const dropped = given.filter(({ set }) => half.has(set)).map(({ unit }) => unit)
  return new Map([...instead].filter(([unit]) => !dropped.includes(unit)))
}

/** From 0 until 100. */
function placeOf(group: number, release: string): number {
  const hash = createHash('sha256').update(`${group} ${release}`).digest()
  return (hash.readUInt32BE() / 2 ** 32) * 100
}
