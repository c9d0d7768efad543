import { randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from 'service-host/lock'
import type { ReleaseManifest } from 'shared-contracts/remotes'
import { findConflicts, findMisfits } from './check-releases'
import { compressRelease } from './compress-release'
import { isNoSpace, syncFolder, syncTree } from './durable-files'
import { BadRelease, readRelease, readReleaseOf } from './read-release'
import { type RegistryState, readRegistryState, type UnitState, writeRegistryState } from './registry-state'

export interface ReleaseStorePaths {
  /** `<unit>/<version>/release.json`, `browser/…` and the server bundle. */
  readonly releasesDir: string
  readonly stateFile: string
}

export interface ListedUnit {
  readonly name: string
  readonly versions: readonly string[]
  /** Null: nothing was promoted yet. */
  readonly state: UnitState | null
}

export interface ReleaseStore {
  /**
   * Copies a built unit (a folder with `release.json`, `browser/` and the server bundle) into the releases. It is not
   * active yet. The same content twice is no error; other content under a version that exists is refused, as versions
   * are cached permanently. `compress: false` for short-lived releases, while developing. Rejects with `BadRelease` when
   * the manifest is wrong or a file is not what its integrity says.
   */
  publish(dir: string, options?: { readonly compress: boolean }): Promise<ReleaseManifest>
  /**
   * Makes a published version the active one; the one before becomes `previous`. Rejects with `BadRelease` when it does not
   * fit the other active releases: a section that uses an export which the live shell lacks, and the other way round.
   */
  promote(name: string, version: string): Promise<UnitState>
  /** Makes several versions active in one step: they need fit each other only when all are. */
  promoteTogether(versions: readonly UnitVersion[]): Promise<void>
  /** Swaps active and previous, if the previous version fits the other active releases. */
  rollback(name: string): Promise<UnitState>
  setEnabled(name: string, enabled: boolean): Promise<UnitState>
  list(): Promise<readonly ListedUnit[]>
  /** What is wrong with the active releases of units that are switched on, one sentence a problem. */
  check(): Promise<readonly string[]>
}

export interface UnitVersion {
  readonly name: string
  readonly version: string
}

/** Publishing compresses a whole unit, the longest that another command waits for. */
const LOCK_WAIT_MS = 60_000

/** The releases of one deployment. Safe to be used by several processes at once. */
export function createReleaseStore({ releasesDir, stateFile }: ReleaseStorePaths): ReleaseStore {
  const locked = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await withLock(`${stateFile}.locks`, LOCK_WAIT_MS, work)
    } catch (error) {
      throw isNoSpace(error)
        ? new BadRelease(`no space left for ${releasesDir}: nothing was changed`, { cause: error })
        : error
    }
  }
  const folderOf = (name: string, version: string) => path.join(releasesDir, name, version)

  async function write(units: Readonly<Record<string, UnitState>>): Promise<void> {
    const state = await readOrEmpty(stateFile)
    await writeRegistryState(stateFile, { units: { ...state.units, ...units } })
  }

  /** The state with these versions active. Rejects when one is unusable, or does not fit what is active beside it. */
  async function activated(versions: readonly UnitVersion[]): Promise<Readonly<Record<string, UnitState>>> {
    const { units } = await readOrEmpty(stateFile)
    const promoted = await Promise.all(versions.map((version) => readReleaseOf(releasesDir, version)))
    const others = await readUsable(
      Object.entries(units).filter(([name]) => !promoted.some((one) => one.name === name)),
    )
    const before = await readUsable(Object.entries(units))
    // What does not fit already is the business of `check`: it must not keep an unrelated unit from its next version.
    const known = findMisfits(before)
    const problems = findMisfits([...others, ...promoted]).filter((problem) => !known.includes(problem))
    if (problems.length > 0) throw new BadRelease(problems.join('\n'))
    return Object.fromEntries(
      versions.map(({ name, version }): [string, UnitState] => {
        const now = units[name]
        if (now?.active === version) return [name, now]
        return [name, { active: version, previous: now?.active ?? null, enabled: now?.enabled ?? true }]
      }),
    )
  }

  /** The active releases that can be read; the others are dropped by the document host too. */
  async function readUsable(units: readonly (readonly [string, UnitState])[]): Promise<readonly ReleaseManifest[]> {
    const read = units
      .filter(([, { enabled }]) => enabled)
      .map(([name, { active }]) => readReleaseOf(releasesDir, { name, version: active }).catch(() => null))
    return (await Promise.all(read)).filter((manifest) => manifest !== null)
  }

  return {
    publish: (dir, { compress } = { compress: true }) =>
      locked(async () => {
        const manifest = await readRelease(dir)
        const target = folderOf(manifest.name, manifest.version)
        if (await exists(path.join(target, 'release.json'))) {
          const there = await readFile(path.join(target, 'release.json'), 'utf8')
          if (there === (await readFile(path.join(dir, 'release.json'), 'utf8'))) return manifest
          throw new BadRelease(`${manifest.name} ${manifest.version} is already published with other content`)
        }
        const unitDir = path.join(releasesDir, manifest.name)
        await removeDrafts(unitDir)
        const draft = path.join(unitDir, `.draft-${randomUUID()}`)
        try {
          await mkdir(draft, { recursive: true })
          for (const part of new Set(['release.json', 'browser', manifest.server.split('/')[0] ?? manifest.server])) {
            await cp(path.join(dir, part), path.join(draft, part), { recursive: true })
          }
          if (compress) await compressRelease(path.join(draft, 'browser'))
          // What was copied is what was built, and on the disk, before anybody can see it.
          await readRelease(draft)
          await syncTree(draft)
          await rm(target, { recursive: true, force: true })
          await rename(draft, target)
          await syncFolder(unitDir)
        } finally {
          await rm(draft, { recursive: true, force: true })
        }
        return manifest
      }),

    promote: (name, version) =>
      locked(async () => {
        const units = await activated([{ name, version }])
        await write(units)
        return known(name, units[name])
      }),

    promoteTogether: (versions) => locked(async () => write(await activated(versions))),

    rollback: (name) =>
      locked(async () => {
        const now = known(name, (await readOrEmpty(stateFile)).units[name])
        if (!now.previous) throw new BadRelease(`${name} has no previous version to go back to`)
        const units = await activated([{ name, version: now.previous }])
        await write(units)
        return known(name, units[name])
      }),

    setEnabled: (name, enabled) =>
      locked(async () => {
        const unit = { ...known(name, (await readOrEmpty(stateFile)).units[name]), enabled }
        await write({ [name]: unit })
        return unit
      }),

    async list() {
      const { units } = await readOrEmpty(stateFile)
      const names = new Set([...(await foldersIn(releasesDir)), ...Object.keys(units)])
      const listed = [...names].sort().map(async (name) => ({
        name,
        versions: (await foldersIn(path.join(releasesDir, name))).sort(),
        state: units[name] ?? null,
      }))
      return Promise.all(listed)
    },

    async check() {
      const { units } = await readOrEmpty(stateFile)
      const problems: string[] = []
      const active: ReleaseManifest[] = []
      for (const [name, unit] of Object.entries(units)) {
        if (!unit.enabled) continue
        try {
          active.push(await readReleaseOf(releasesDir, { name, version: unit.active }))
        } catch (error) {
          if (!(error instanceof BadRelease)) throw error
          problems.push(error.message)
        }
      }
      return [...problems, ...findMisfits(active), ...findConflicts(active)]
    },
  }
}

/** Of publishers that were killed: under the lock nobody else is writing one. */
async function removeDrafts(unitDir: string): Promise<void> {
  if (!(await exists(unitDir))) return
  for (const name of await readdir(unitDir)) {
    if (name.startsWith('.draft-')) await rm(path.join(unitDir, name), { recursive: true, force: true })
  }
}

function known(name: string, state: UnitState | undefined): UnitState {
  if (!state) throw new BadRelease(`no version of ${name} was promoted yet`)
  return state
}

/** Before the first release there is no state file; a broken one must be mended by hand, not overwritten. */
async function readOrEmpty(file: string): Promise<RegistryState> {
  if (!(await exists(file))) return { units: {} }
  const { state, malformed } = await readRegistryState(file)
  if (malformed.length > 0) throw new BadRelease(`${file}: malformed entry of ${malformed.join(', ')}`)
  return state
}

async function foldersIn(dir: string): Promise<string[]> {
  if (!(await exists(dir))) return []
  const entries = await readdir(dir, { withFileTypes: true })
  return entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.')).map((entry) => entry.name)
}

async function exists(file: string): Promise<boolean> {
  return access(file).then(
    () => true,
    () => false,
  )
}
