import { type KnownDecisions, NOTHING_KNOWN } from '../decisions/known-decisions'
import { type ReadVouchedState, vouchedState } from '../decisions/read-vouched'
import { BadRelease, createReleaseReader } from '../read-release'
import { parseRegistryState, type RegistryState, writeStateText } from '../registry-state'
import type { ReleaseStorePaths } from '../release-store'
import type { ReleaseTeam } from '../signatures/release-keys'
import { readSignedRelease } from '../signatures/signature'
import { createFolderStorage } from '../store/folder-storage'
import { PRUNED, prunable } from '../store/prunable'
import type { ReleaseStorage, UnitVersion } from '../store/release-storage'
import type { Bucket } from './bucket'
import { STATE_KEY } from './bucket-storage'
import { downloadRelease } from './release-transfer'

export interface MirrorOptions extends ReleaseStorePaths {
  readonly bucket: Bucket
  readonly pollMs: number
  /** What this host believed of the state; unset: nothing yet. */
  readonly known?: KnownDecisions
  readonly onProblem: (message: string, error?: unknown) => void
}

export interface ReleaseMirror {
  /** Looks at the bucket now. Never rejects: what is here already goes on serving. */
  refresh(): Promise<void>
  stop(): void
}

/** While a release could not be used, it is looked at again this often: it may be published anew under the same state. */
const RETRY_AFTER_POLLS = 15

/**
 * Keeps a copy of the bucket's state, and of the releases that it names as far as it is vouched for, where the document host reads them. The state is
 * copied last: it never names a release that could be here and is not. One that is damaged or not signed as it should be
 * does not keep the other units from their next versions; the document host leaves it out.
 */
export async function mirrorReleases(options: MirrorOptions): Promise<ReleaseMirror> {
  const { bucket, onProblem } = options
  const storage = createFolderStorage(options)
  const { read } = createReleaseReader()
  let known: string | undefined
  let troubled = false
  let polls = 0
  let lastProblem = ''

  const say = (problem: string, error?: unknown) => {
    if (problem !== lastProblem) onProblem(problem, error)
    lastProblem = problem
  }

  async function look(): Promise<void> {
    polls += 1
    const again = troubled && polls % RETRY_AFTER_POLLS === 0
    try {
      const object = await bucket.get(STATE_KEY, again ? undefined : known)
      if (object === 'unchanged') return
      if (object === null) return say('The bucket holds no releases yet')
      // What nobody vouches for neither brings files here nor takes others away; the document host tells of it.
      const vouched = await vouchedState(
        parseRegistryState(object.bytes.toString()),
        options,
        options.known ?? NOTHING_KNOWN,
      )
      const problems = await storage.exclusively(async () => {
        const found = await fetchReleases(vouched)
        await writeStateText(options.stateFile, object.bytes.toString())
        await removeOld(storage, vouched.state)
        return found
      })
      known = object.etag
      troubled = problems.length > 0
      if (troubled) say(problems.join('\n'))
      else lastProblem = ''
    } catch (error) {
      say('The bucket of the releases can not be read; the copy here stays in use', error)
    }
  }

  /** Brings what the state names here; returns what is wrong with some of it. Rejects when the bucket can't be reached. */
  async function fetchReleases({ state, teams }: ReadVouchedState): Promise<readonly string[]> {
    const problems: string[] = []
    for (const [name, { active, previous, canary }] of Object.entries(state.units)) {
      for (const version of new Set([active, previous, canary?.version])) {
        if (!version || (await isUsable({ name, version }, teams))) continue
        try {
          await storage.removeDrafts(name)
          await storage.add({ name, version }, (draft) => downloadRelease(bucket, { name, version }, draft))
          await readSignedRelease(options.releasesDir, { name, version }, teams, read)
        } catch (error) {
          if (!(error instanceof BadRelease)) throw error
          problems.push(error.message)
        }
      }
    }
    return problems
  }

  async function isUsable(release: UnitVersion, teams: readonly ReleaseTeam[] | null): Promise<boolean> {
    return readSignedRelease(options.releasesDir, release, teams, read).then(
      () => true,
      () => false,
    )
  }

  let looking = look()
  await looking
  const lookAgain = () => {
    looking = looking.then(look)
    return looking
  }
  const timer = setInterval(() => void lookAgain(), options.pollMs)
  timer.unref()
  return { refresh: lookAgain, stop: () => clearInterval(timer) }
}

/** Copies that neither open pages nor a rollback need. */
async function removeOld(storage: ReleaseStorage, state: RegistryState): Promise<void> {
  for (const name of Object.keys(state.units)) {
    const versions = await storage.versions(name)
    const stored = await Promise.all(
      versions.map(async (version) => ({ version, storedAt: await storage.storedAt({ name, version }) })),
    )
    const known = { state: state.units[name] ?? null, history: state.history[name] ?? [] }
    for (const version of prunable(stored, known, PRUNED, new Date())) await storage.remove({ name, version })
  }
}
