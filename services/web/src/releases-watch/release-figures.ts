export interface Release {
  readonly unit: string
  readonly version: string
}

/** What this host counted of a version since it started. */
export interface ReleaseFigures {
  /** Documents that the version had its part in. */
  readonly documents: number
  /** Those in which it could not do its part. */
  readonly failures: number
  /** What browsers told of. */
  readonly browserFaults: number
}

export type ReadFigures = (unit: string, version: string) => ReleaseFigures

/** What one host counted of each version since it started. */
export interface ReleaseFigureCounts {
  /** A version had its part in a document that was made, or could not do it. */
  readonly countPart: (release: Release, done: boolean) => void
  readonly countFault: (release: Release) => void
  readonly figuresOf: ReadFigures
}

export const keyOf = ({ unit, version }: Release): string => `${unit}@${version}`

const VERSIONS_KEPT = 500
const NOTHING: ReleaseFigures = { documents: 0, failures: 0, browserFaults: 0 }

export function countReleaseFigures(): ReleaseFigureCounts {
  const all = new Map<string, { -readonly [Figure in keyof ReleaseFigures]: number }>()
  const countsOf = (release: Release) => latest(all, keyOf(release), VERSIONS_KEPT, () => ({ ...NOTHING }))

  return {
    countPart(release, done) {
      const counts = countsOf(release)
      counts.documents += 1
      if (!done) counts.failures += 1
    },
    countFault(release) {
      countsOf(release).browserFaults += 1
    },
    figuresOf: (unit, version) => ({ ...(all.get(keyOf({ unit, version })) ?? NOTHING) }),
  }
}

/** The value of a key, moved to the end; the first one goes when there are more than `most`. */
export function latest<Key, Value>(map: Map<Key, Value>, key: Key, most: number, make: () => Value): Value {
  const value = map.get(key) ?? make()
  map.delete(key)
  map.set(key, value)
  const [oldest] = map.keys()
  if (map.size > most && oldest !== undefined) map.delete(oldest)
  return value
}
