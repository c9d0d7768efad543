import { createHash, randomUUID } from 'node:crypto'
import { access, cp, mkdir, readdir, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { satisfies } from 'semver'
import { CONTRACT_VERSION, type ReleaseManifest } from 'shared-contracts/remotes'
import { compressRelease } from './compress-release'
import { withFileLock } from './file-lock'
import { type RegistryState, readRegistryState, type UnitState, writeRegistryState } from './registry-state'
import { BadRelease, readReleaseManifest } from './release-manifest'

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
   * are cached for ever. `compress: false` for releases of a minute's life, while developing. Rejects with `BadRelease` when a file is missing or is not what its integrity says.
   */
  publish(dir: string, options?: { readonly compress: boolean }): Promise<ReleaseManifest>
  /** Makes a published version the active one; the one before becomes `previous`. */
  promote(name: string, version: string): Promise<UnitState>
  /** Swaps active and previous. */
  rollback(name: string): Promise<UnitState>
  setEnabled(name: string, enabled: boolean): Promise<UnitState>
  list(): Promise<readonly ListedUnit[]>
}

/** The releases of one deployment. Safe to be used by several processes at once. */
export function createReleaseStore({ releasesDir, stateFile }: ReleaseStorePaths): ReleaseStore {
  const locked = <T>(work: () => Promise<T>) => withFileLock(`${stateFile}.lock`, work)
  const folderOf = (name: string, version: string) => path.join(releasesDir, name, version)

  async function change(name: string, next: (now: UnitState | null) => UnitState): Promise<UnitState> {
    const state = await readOrEmpty(stateFile)
    const unit = next(state.units[name] ?? null)
    await writeRegistryState(stateFile, { units: { ...state.units, [name]: unit } })
    return unit
  }

  return {
    publish: (dir, { compress } = { compress: true }) =>
      locked(async () => {
        const manifest = await checkBuild(dir)
        const target = folderOf(manifest.name, manifest.version)
        if (await exists(path.join(target, 'release.json'))) {
          const there = await readFile(path.join(target, 'release.json'), 'utf8')
          if (there === (await readFile(path.join(dir, 'release.json'), 'utf8'))) return manifest
          throw new BadRelease(`${manifest.name} ${manifest.version} is already published with other content`)
        }
        const draft = path.join(releasesDir, manifest.name, `.draft-${randomUUID()}`)
        try {
          await mkdir(draft, { recursive: true })
          for (const part of new Set(['release.json', 'browser', manifest.server.split('/')[0] ?? manifest.server])) {
            await cp(path.join(dir, part), path.join(draft, part), { recursive: true })
          }
          if (compress) await compressRelease(path.join(draft, 'browser'))
          await rm(target, { recursive: true, force: true })
          await rename(draft, target)
        } finally {
          await rm(draft, { recursive: true, force: true })
        }
        return manifest
      }),

    promote: (name, version) =>
      locked(async () => {
        const { contracts } = await readReleaseManifest(folderOf(name, version))
        if (!satisfies(CONTRACT_VERSION, contracts)) {
          throw new BadRelease(`${name} ${version} needs contracts ${contracts}; this site has ${CONTRACT_VERSION}`)
        }
        return change(name, (now) => {
          if (now?.active === version) return now
          return { active: version, previous: now?.active ?? null, enabled: now?.enabled ?? true }
        })
      }),

    rollback: (name) =>
      locked(async () => {
        const { previous } = known(name, (await readOrEmpty(stateFile)).units[name] ?? null)
        if (!previous) throw new BadRelease(`${name} has no previous version to go back to`)
        await readReleaseManifest(folderOf(name, previous))
        return change(name, (now) => ({ ...known(name, now), active: previous, previous: known(name, now).active }))
      }),

    setEnabled: (name, enabled) => locked(() => change(name, (now) => ({ ...known(name, now), enabled }))),

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
  }
}

function known(name: string, state: UnitState | null): UnitState {
  if (!state) throw new BadRelease(`no version of ${name} was promoted yet`)
  return state
}

async function checkBuild(dir: string): Promise<ReleaseManifest> {
  const manifest = await readReleaseManifest(dir)
  if (!(await exists(path.join(dir, manifest.server)))) throw new BadRelease(`${dir}: ${manifest.server} is missing`)
  for (const [file, integrity] of Object.entries(manifest.integrity)) {
    const content = await readFile(path.join(dir, 'browser', file)).catch((cause: unknown) => {
      throw new BadRelease(`${dir}: browser/${file} is missing`, { cause })
    })
    if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) {
      throw new BadRelease(`${dir}: browser/${file} is not what its integrity says`)
    }
  }
  return manifest
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

export { BadRelease }
