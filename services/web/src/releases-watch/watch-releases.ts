import type { Registry } from 'shared-frame/remotes'
import { BadRelease } from '../registry/read-release'
import type { ReleaseStore } from '../registry/release-store'
import { Conflict } from '../registry/store/state-changes'
import type { Trial } from '../variants/choose-versions'
import { judgeRelease } from './judge-release'
import { createReleaseTally, keyOf, type Release, type ReleaseFigures, type ReleaseTally } from './release-figures'

/** The name that the history knows it by. */
export const WATCH_NAME = 'release-watch'

export interface ReleaseWatchOptions {
  readonly store: Pick<ReleaseStore, 'list' | 'rollback' | 'endCanary'>
  /** How long after its promotion, or after its trial began, a version may be taken back; 0: never. */
  readonly watchMs: number
  readonly now: () => number
  readonly onTakenBack: (release: Release, reason: string) => void
  readonly onProblem: (error: unknown) => void
}

export interface ReleaseWatch extends Pick<ReleaseTally, 'countPart' | 'countFault' | 'figuresOf'> {
  readonly registryChanged: (units: Registry['units'], trials: readonly Trial[]) => void
}

interface Watched {
  /** What it is compared with, and what visitors get when it is taken back. */
  readonly previous: string
  readonly isTrial: boolean
  readonly until: number
  /** Of all other units, when the version came. */
  readonly othersBefore: ReleaseFigures
}

/**
 * Counts what fails by unit and version, and takes a promoted version back by itself when it fails more than the one before did.
 * Only what was promoted is taken back: never a version that somebody went back to, nor the first one of a unit. A trial is ended likewise.
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
    const watch = watched.get(keyOf(release))
    if (!watch) return
    if (now() > watch.until) {
      watched.delete(keyOf(release))
      return
    }
    const before = { unit: release.unit, version: watch.previous }
    const evidence = (of: Release) => ({ figures: tally.figuresOf(of.unit, of.version), tellers: tally.tellersOf(of) })
    const others = minus(othersOf(release.unit), watch.othersBefore)
    const reason = judgeRelease(evidence(release), { before: evidence(before), others })
    if (reason !== null) void takeBack(release, watch, reason)
  }

  async function takeBack(release: Release, watch: Watched, reason: string): Promise<void> {
    const key = keyOf(release)
    if (acting.has(key)) return
    acting.add(key)
    try {
      const isDone = await (watch.isTrial ? endTrial(release, watch, reason) : goBack(release, watch, reason))
      watched.delete(key)
      if (isDone) onTakenBack(release, reason)
    } catch (error) {
      // Another host, or a person, was faster; or the version before is of no use any more.
      if (!(error instanceof Conflict)) onProblem(error)
      if (error instanceof BadRelease) watched.delete(key)
    } finally {
      acting.delete(key)
    }
  }

  async function goBack({ unit, version }: Release, { previous }: Watched, why: string): Promise<boolean> {
    const listed = (await store.list()).find(({ name }) => name === unit)
    const last = listed?.history.find(({ action }) => action === 'promote' || action === 'rollback')
    if (last?.action !== 'promote' || last.version !== version) return false
    await store.rollback(unit, { who: WATCH_NAME, why, expected: { active: version } }, previous)
    return true
  }

  async function endTrial({ unit, version }: Release, { previous }: Watched, why: string): Promise<boolean> {
    const listed = (await store.list()).find(({ name }) => name === unit)
    if (listed?.state?.canary?.version !== version) return false
    await store.endCanary(unit, { who: WATCH_NAME, why, expected: { active: previous } })
    return true
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
    registryChanged(units, trials) {
      if (watchMs === 0) return
      const begin = (unit: string, version: string, previous: string, isTrial: boolean) =>
        watched.set(keyOf({ unit, version }), {
          previous,
          isTrial,
          until: now() + watchMs,
          othersBefore: othersOf(unit),
        })
      for (const { name, version } of units) {
        const previous = versions.get(name)
        if (previous !== undefined && previous !== version) begin(name, version, previous, false)
      }
      for (const { unit, version } of trials) {
        const active = units.find(({ name }) => name === unit)?.version
        const isNew = watched.get(keyOf({ unit, version }))?.isTrial !== true
        if (isNew && active !== undefined && active !== version) begin(unit, version, active, true)
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
