import { randomUUID } from 'node:crypto'
import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { withLock } from 'service-host/lock'
import { BadRelease } from '../read-release'
import { EMPTY_STATE, printRegistryState, type ReadState, readRegistryState, writeStateText } from '../registry-state'
import { isNoSpace, syncFolder, syncTree } from './durable-files'
import type { ReleaseStorage, UnitVersion } from './release-storage'

export interface FolderPaths {
  /** `<unit>/<version>/release.json`, `browser/…` and the server bundle. */
  readonly releasesDir: string
  readonly stateFile: string
}

/** Publishing compresses a whole unit, the longest that another command waits for. */
const LOCK_WAIT_MS = 60_000
const DRAFT = '.draft-'
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Releases in a folder; several processes may use it at once. */
export function createFolderStorage({ releasesDir, stateFile }: FolderPaths): ReleaseStorage {
  const folder = ({ name, version }: UnitVersion) => path.join(releasesDir, name, version)

  return {
    async exclusively(work) {
      try {
        return await withLock(`${stateFile}.locks`, LOCK_WAIT_MS, work)
      } catch (error) {
        throw isNoSpace(error)
          ? new BadRelease(`no space left for ${releasesDir}: nothing was changed`, { cause: error })
          : error
      }
    },
    async readState() {
      if (!(await exists(stateFile))) return { state: EMPTY_STATE, tag: null }
      return { state: wellFormed(stateFile, await readRegistryState(stateFile)), tag: null }
    },
    // The lock keeps others away: nobody can have changed it since.
    async replaceState(state) {
      await writeStateText(stateFile, printRegistryState({ ...state, sequence: state.sequence + 1 }))
      return true
    },
    units: () => foldersIn(releasesDir),
    versions: async (name) => (await foldersIn(path.join(releasesDir, name))).sort(),
    folderOf: async (release) => folder(release),
    has: (release) => exists(path.join(folder(release), 'release.json')),
    async add(release, fill) {
      const unitDir = path.join(releasesDir, release.name)
      const draft = path.join(unitDir, `${DRAFT}${randomUUID()}`)
      try {
        await mkdir(draft, { recursive: true })
        await fill(draft)
        // On the disk before anybody can see it.
        await syncTree(draft)
        await rm(folder(release), { recursive: true, force: true })
        await rename(draft, folder(release))
        await syncFolder(unitDir)
      } finally {
        await rm(draft, { recursive: true, force: true })
      }
    },
    async replaceFile(release, name, content) {
      const draft = path.join(releasesDir, release.name, `${DRAFT}${randomUUID()}`)
      try {
        await writeFile(draft, content, { flush: true })
        await rename(draft, path.join(folder(release), name))
        await syncFolder(folder(release))
      } finally {
        await rm(draft, { force: true })
      }
    },
    async remove(release) {
      // Not half a release, whatever happens meanwhile.
      const draft = path.join(releasesDir, release.name, `${DRAFT}${randomUUID()}`)
      await rename(folder(release), draft)
      await rm(draft, { recursive: true, force: true })
    },
    storedAt: async (release) => (await stat(folder(release))).ctime,
    async removeDrafts(name) {
      await removeStateDrafts(stateFile)
      return removeDraftsIn(path.join(releasesDir, name))
    },
  }
}

/** @throws BadRelease: the file must be mended by hand, not overwritten */
export function wellFormed(file: string, { state, malformed }: ReadState) {
  if (malformed.length > 0) throw new BadRelease(`${file}: malformed entry of ${malformed.join(', ')}`)
  return state
}

/** Of publishers that were killed: under the lock nobody else is writing one. */
async function removeDraftsIn(unitDir: string): Promise<number> {
  if (!(await exists(unitDir))) return 0
  const drafts = (await readdir(unitDir)).filter((name) => name.startsWith(DRAFT))
  for (const name of drafts) await rm(path.join(unitDir, name), { recursive: true, force: true })
  return drafts.length
}

async function removeStateDrafts(stateFile: string): Promise<void> {
  const folder = path.dirname(stateFile)
  if (!(await exists(folder))) return
  const prefix = `${path.basename(stateFile)}.`
  for (const name of await readdir(folder)) {
    if (name.startsWith(prefix) && UUID.test(name.slice(prefix.length)))
      await rm(path.join(folder, name), { force: true })
  }
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
