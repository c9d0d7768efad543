import { stat } from 'node:fs/promises'
import { LRUCache } from 'lru-cache'
import type { Registry } from 'shared-frame/remotes'
import { BadRelease } from '../registry/read-release'
import { EMPTY_STATE, type RegistryState } from '../registry/registry-state'
import type { ReleaseStore } from '../registry/release-store'
import { Conflict } from '../registry/store/state-changes'
import type { Trial } from '../variants/choose-versions'
import { type Evidence, type Judged, judgeWatched, ratesBefore } from './judge-watched'
import type { NoteFiles } from './notes/note-files'
import { shareNotes } from './notes/note-sharing'
import { type DocumentPart, VisitNotes } from './notes/visit-notes'
import { VisitorKeys } from './notes/visitor-keys'
import type { FailureKind } from './notes/visitor-sample'
import { countReleaseFigures, keyOf, type ReadFigures, type Release } from './release-figures'
import { collectSuspicions, type Suspicion } from './suspicions'
import { takeBack } from './take-back'
import { refusalOfReports, WATCH_NAME, type Watched, watchedReleases, watchKey } from './watched-releases'

export interface ReleaseWatchOptions {
  readonly store: Pick<ReleaseStore, 'list' | 'rollback' | 'rollbackTogether' | 'endCanary'>
  /** Of this host: a change of it is a change of the state. */
  readonly stateFile: string
  /** What of the state is believed; it says what is watched. */
  readonly readState: () => Promise<RegistryState>
  /** Where the hosts of the site tell each other what they noted. */
  readonly files: NoteFiles
  /** Shared by all hosts. */
  readonly secret: string
  /** How long after its promotion, or after its trial began, a version may be taken back; 0: never. */
  readonly watchMs: number
  /** Makes this host notice at once what was changed. */
  readonly refresh: () => Promise<void>
  readonly now: () => number
  readonly onTakenBack: (release: Release, reason: string) => void
  /** People are to look at a version: something speaks against it, but not enough, or it could not be taken back. Once for each. */
  readonly onSuspected: (release: Release, reason: string) => void
  readonly onProblem: (error: unknown) => void
}

/** A fault that a browser told of. */
export interface ToldFault extends Release {
  /** Null: not said. */
  readonly page: string | null
  readonly kind: FailureKind
  /** Version of the shell that it happened in; empty: not said. */
  readonly shell: string
}

export interface ReleaseWatch {
  /** A unit's part in a document that was made. */
  readonly countPart: (part: DocumentPart) => void
  readonly figuresOf: ReadFigures
  /** A document, or data of one, was sent to an address. */
  readonly opened: (parts: readonly DocumentPart[], address: string) => void
  /** A browser sent figures of a visit. */
  readonly measured: (release: Release, page: string, address: string) => void
  readonly told: (fault: ToldFault, address: string) => void
  readonly suspicions: () => readonly Suspicion[]
  readonly registryChanged: (units: Registry['units'], trials: readonly Trial[]) => void
  stop(): Promise<void>
}

const LOOK_EVERY_MS = 400
const EXCHANGE_EVERY_MS = 1_000
/** Of a busy network every so many ms one visit is noted: there are enough of them, and documents are sent by the thousand. */
const NETWORK_TURN_MS = 50
const NETWORKS_KEPT = 5_000
/** After somebody else was faster, and after a store that refused. */
const LOOK_AGAIN_MS = 5_000
const RETRY_MS = 60_000

/**
 * Notes what fails by unit, version, page and visitor, and takes a promoted version back by itself when it fails more than the one before did. What is
 * watched follows from the state of the releases, and hosts share what they noted, so that a restart forgets nothing.
 */
export function watchReleases(options: ReleaseWatchOptions): ReleaseWatch {
  const { store, stateFile, watchMs, now, refresh, onTakenBack, onSuspected, onProblem } = options
  const figures = countReleaseFigures()
  const notes = new VisitNotes()
  const keys = new VisitorKeys(options.secret)
  const sharing = shareNotes({ ...options, own: notes })
  const notedAt = new LRUCache<string, number>({ max: NETWORKS_KEPT })
  const suspicions = collectSuspicions(now, onSuspected)
  const retryAt = new Map<string, number>()
  let served: readonly Release[] = []
  let shells: readonly string[] = []
  let state: RegistryState = EMPTY_STATE
  let stamp = ''
  let watched: readonly Watched[] = []
  let exchangeAt = 0
  let exchanging: Promise<void> | null = null
  let looking: Promise<void> | null = null

  async function followState(): Promise<void> {
    const { mtimeMs, size, ino } = await stat(stateFile)
    const found = `${mtimeMs} ${size} ${ino}`
    if (found === stamp) return
    state = await options.readState()
    stamp = found
  }

  const evidenceNow = (): Evidence => ({
    now: now(),
    served,
    shells,
    notesOf: remembered(sharing.notesOf, keyOf),
    beforeOf: remembered(sharing.beforeOf, watchKey),
    takenBackAt: lastTakenBack(state),
  })

  async function look(): Promise<void> {
    // Missing before the first release, and about to be replaced at any moment.
    await followState().catch(() => undefined)
    const known = new Set(watched.map(watchKey))
    const wasWatching = watched.length > 0
    watched = watchedReleases(state, watchMs, now())
    for (const one of watched) if (!known.has(watchKey(one))) sharing.keepBefore(one, ratesBefore(one, evidenceNow()))
    suspicions.tidy(watched)
    for (const key of retryAt.keys()) if (!watched.some((one) => watchKey(one) === key)) retryAt.delete(key)
    if (watched.length === 0) return wasWatching ? sharing.forget() : undefined
    exchange()
    for (const judged of judgeWatched(watched, evidenceNow())) if (await actOn(judged)) return
  }

  /** Beside the judging: a bucket may take long to answer. */
  function exchange(): void {
    if (exchanging !== null || performance.now() < exchangeAt) return
    exchangeAt = performance.now() + EXCHANGE_EVERY_MS
    exchanging = sharing.exchange(watched, served).finally(() => {
      exchanging = null
    })
  }

  /** True: something was taken back, and all else is to be judged anew. */
  async function actOn({ watched: one, verdict: { action, cause, reason } }: Judged): Promise<boolean> {
    if (action === 'tell') suspicions.add(one, reason)
    if (action === 'tell' || now() < (retryAt.get(watchKey(one)) ?? 0)) return false
    const refusal = cause === 'reports' ? refusalOfReports(state.history, one, now()) : null
    if (refusal !== null) return suspectRefused(one, reason, refusal)
    try {
      const outcome = await takeBack(store, one, reason, (history) =>
        cause === 'reports' ? refusalOfReports(history, one, now()) : null,
      )
      if (outcome.kind === 'refused') return suspectRefused(one, reason, outcome.why)
      if (outcome.kind === 'done') onTakenBack(one, reason)
      retryAt.set(watchKey(one), now() + LOOK_AGAIN_MS)
      await refresh()
      return true
    } catch (error) {
      retryAt.set(watchKey(one), now() + (error instanceof Conflict ? LOOK_AGAIN_MS : RETRY_MS))
      if (error instanceof Conflict) return false
      const told = error instanceof BadRelease ? error.message : 'máy chủ không ghi được thay đổi'
      suspicions.add(one, `${reason}; không tự quay lại được: ${told}`)
      onProblem(error)
      return false
    }
  }

  function suspectRefused(one: Watched, reason: string, why: string): false {
    suspicions.add(one, `${reason}; không tự quay lại vì ${why}`)
    return false
  }

  const lookOnce = (): void => {
    looking ??= look()
      .catch(onProblem)
      .finally(() => {
        looking = null
      })
  }
  const timer = watchMs === 0 ? undefined : setInterval(lookOnce, LOOK_EVERY_MS)
  timer?.unref()
  /** Nothing is noted where nothing is ever taken back. */
  const noting = <Given extends readonly unknown[]>(note: (...given: Given) => void) =>
    watchMs === 0 ? () => undefined : note

  return {
    countPart: (part) => figures.countPart(part, part.failure === null),
    figuresOf: figures.figuresOf,
    opened: noting((parts: readonly DocumentPart[], address: string) => {
      const visitor = keys.of(address, now())
      if (now() - (notedAt.get(visitor.network) ?? 0) < NETWORK_TURN_MS) return
      notedAt.set(visitor.network, now())
      notes.opened(parts, visitor, now())
    }),
    measured: noting((release: Release, page: string, address: string) =>
      notes.measured(release, page, keys.of(address, now()), now()),
    ),
    told(fault, address) {
      figures.countFault(fault)
      if (watchMs === 0) return
      const visitor = keys.of(address, now())
      notes.told(fault, fault.page, visitor, now(), fault)
    },
    suspicions: suspicions.all,
    registryChanged(units, trials) {
      served = units.map(({ name, version }) => ({ unit: name, version }))
      const all = [...served, ...trials]
      shells = all.filter(({ unit }) => unit === 'shell').map(({ version }) => version)
      if (watchMs > 0) lookOnce()
    },
    async stop() {
      clearInterval(timer)
      await Promise.all([looking, exchanging])
      // For whoever goes on from here.
      if (watched.length > 0) await sharing.exchange(watched, served)
    },
  }
}

/** Asks once for each key. */
function remembered<Given, Answer>(ask: (given: Given) => Answer, keyFor: (given: Given) => string) {
  const answers = new Map<string, Answer>()
  return (given: Given): Answer => {
    const key = keyFor(given)
    const answer = answers.get(key) ?? ask(given)
    answers.set(key, answer)
    return answer
  }
}

/** When the watch last took something back; 0: never, as far as the history goes. */
function lastTakenBack({ history }: RegistryState): number {
  const times = Object.values(history)
    .flat()
    .filter(({ who, action }) => who === WATCH_NAME && (action === 'rollback' || action === 'canary'))
    .map(({ at }) => Date.parse(at))
  return Math.max(0, ...times)
}
