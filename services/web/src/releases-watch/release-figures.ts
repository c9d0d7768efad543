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
export interface ReleaseTally {
  /** A version had its part in a document, or could not do it. */
  readonly countPart: (release: Release, done: boolean) => void
  /** @param visitor address of whose browser tells it */
  readonly countFault: (release: Release, visitor: string) => void
  readonly figuresOf: ReadFigures
  /** Visitors whose browsers told of faults, each once. */
  readonly tellersOf: (release: Release) => number
}

export const keyOf = ({ unit, version }: Release): string => `${unit}@${version}`

interface Counts {
  documents: number
  failures: number
  browserFaults: number
  readonly tellers: Set<string>
}

const VERSIONS_KEPT = 500
/** Enough to judge by. */
const TELLERS_KEPT = 100
const NOTHING: ReleaseFigures = { documents: 0, failures: 0, browserFaults: 0 }

export function createReleaseTally(): ReleaseTally {
  const all = new Map<string, Counts>()

  function countsOf(release: Release): Counts {
    const key = keyOf(release)
    const counts = all.get(key) ?? { documents: 0, failures: 0, browserFaults: 0, tellers: new Set<string>() }
    all.delete(key)
    all.set(key, counts)
    const [oldest] = all.keys()
    if (all.size > VERSIONS_KEPT && oldest !== undefined) all.delete(oldest)
    return counts
  }

  return {
    countPart(release, done) {
      const counts = countsOf(release)
      counts.documents += 1
      if (!done) counts.failures += 1
    },
    countFault(release, visitor) {
      const counts = countsOf(release)
      counts.browserFaults += 1
      if (counts.tellers.size < TELLERS_KEPT) counts.tellers.add(visitor)
    },
    figuresOf(unit, version) {
      const counts = all.get(keyOf({ unit, version }))
      if (!counts) return NOTHING
      const { documents, failures, browserFaults } = counts
      return { documents, failures, browserFaults }
    },
    tellersOf: (release) => all.get(keyOf(release))?.tellers.size ?? 0,
  }
}
