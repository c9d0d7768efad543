import type { Registry } from 'shared-contracts/remotes'
import { BadRelease } from '../registry/read-release'
import type { ReleaseStore } from '../registry/release-store'
import { Conflict } from '../registry/store/state-changes'
import type { ReleaseFigures } from '../releases-page/unit-report'
import { judgeRelease } from './judge-release'
import { createReleaseTally, type Release, type ReleaseTally } from './release-figures'

/** The name that the history knows it by. */
export const WATCH_NAME = 'release-watch'

export interface ReleaseWatchOptions {
  readonly store: Pick<ReleaseStore, 'list' | 'rollback'>
  /** How long after a promotion a version may be taken back; 0: never. */
  readonly watchMs: number
  readonly now: () => number
  readonly onTakenBack: (release: Release, reason: string) => void
  readonly onProblem: (error: unknown) => void
}

export interface ReleaseWatch extends Pick<ReleaseTally, 'countPart' | 'countFault' | 'figuresOf'> {
  readonly registryChanged: (units: Registry['units']) => void
}

interface Watched {
  readonly version: string
  readonly previous: string | null
  readonly until: number
  /** Of all other units, when the version came. */
  readonly othersBefore: ReleaseFigures
}

/**
 * Counts what fails by unit and version, and takes a promoted version back by itself when it fails more than the one before did.
 * Only what was promoted is taken back: never a version that somebody went back to, nor the first one of a unit.
 */
export function watchReleases({ store, watchMs, now, onTakenBack, onProblem }: ReleaseWatchOptions): ReleaseWatch {
  const tally = createReleaseTally()
  const watched = new Map<string, Watched>()
  const acting = new Set<string>()
  let versions = new Map<string, string>()
  let totals: ReleaseFigures = { documents: 0, failures: 0, browserFaults: 0 }
  const ofUnit = new Map<string, ReleaseFigures>()

  const othersOf = (unit: string): ReleaseFigures => minus(totals, ofUnit.get(unit))

  function look(release: Release): void {
    const watch = watched.get(release.unit)
    if (!watch || watch.version !== release.version || watch.previous === null) return
    if (now() > watch.until) {
      watched.delete(release.unit)
      return
    }
    const before = { unit: release.unit, version: watch.previous }
    const evidence = (of: Release) => ({ figures: tally.figuresOf(of.unit, of.version), tellers: tally.tellersOf(of) })
    const others = minus(othersOf(release.unit), watch.othersBefore)
    const reason = judgeRelease(evidence(release), { before: evidence(before), others })
    if (reason !== null) void takeBack(release, watch.previous, reason)
  }

  async function takeBack(release: Release, previous: string, reason: string): Promise<void> {
    const { unit, version } = release
    if (acting.has(unit)) return
    acting.add(unit)
    try {
      const listed = (await store.list()).find(({ name }) => name === unit)
      const last = listed?.history.find(({ action }) => action === 'promote' || action === 'rollback')
      if (last?.action !== 'promote' || last.version !== version) {
        watched.delete(unit)
        return
      }
      await store.rollback(unit, { who: WATCH_NAME, why: reason, expected: { active: version } }, previous)
      watched.delete(unit)
      onTakenBack(release, reason)
    } catch (error) {
      // Another host, or a person, was faster; or the version before is of no use any more.
      if (!(error instanceof Conflict)) onProblem(error)
      if (error instanceof BadRelease) watched.delete(unit)
    } finally {
      acting.delete(unit)
    }
  }

  return {
    figuresOf: tally.figuresOf,
    countPart(release, done) {
      tally.countPart(release, done)
      const part = { documents: 1, failures: done ? 0 : 1, browserFaults: 0 }
      totals = plus(totals, part)
      ofUnit.set(release.unit, plus(ofUnit.get(release.unit) ?? NOTHING, part))
      if (!done) look(release)
    },
    countFault(release, visitor) {
      tally.countFault(release, visitor)
      look(release)
    },
    registryChanged(units) {
      for (const { name, version } of units) {
        const previous = versions.get(name)
        if (previous === undefined || previous === version || watchMs === 0) continue
        watched.set(name, { version, previous, until: now() + watchMs, othersBefore: othersOf(name) })
      }
      versions = new Map(units.map(({ name, version }) => [name, version]))
    },
  }
}

const NOTHING: ReleaseFigures = { documents: 0, failures: 0, browserFaults: 0 }

function plus(a: ReleaseFigures, b: ReleaseFigures): ReleaseFigures {
  return {
    documents: a.documents + b.documents,
    failures: a.failures + b.failures,
    browserFaults: a.browserFaults + b.browserFaults,
  }
}

function minus(a: ReleaseFigures, b: ReleaseFigures = NOTHING): ReleaseFigures {
  return {
    documents: a.documents - b.documents,
    failures: a.failures - b.failures,
    browserFaults: a.browserFaults - b.browserFaults,
  }
}
