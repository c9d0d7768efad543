import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { EMPTY_STATE, parseRegistryState, printRegistryState } from '../registry-state'
import { createFolderStorage, type FolderPaths, wellFormed } from '../store/folder-storage'
import type { ReleaseStorage } from '../store/release-storage'
import type { Bucket } from './bucket'
import { withBucketLock } from './bucket-lock'
import {
  downloadRelease,
  markKey,
  releaseKey,
  removeIncomplete,
  removeRelease,
  uploadRelease,
} from './release-transfer'

export const STATE_KEY = 'registry.json'
const UNITS = 'published/'
/** No upload takes so long. */
const UPLOAD_MS = 3_600_000

/** Releases in a bucket that many machines share; the folder holds copies of those that were needed here. */
export function createBucketStorage(bucket: Bucket, paths: FolderPaths): ReleaseStorage {
  const copies = createFolderStorage(paths)
  const marked = async (name: string) => {
    const prefix = markKey({ name, version: '' })
    return (await bucket.list(prefix)).map(({ key, modified }) => ({ version: key.slice(prefix.length), modified }))
  }

  return {
    exclusively: (work) => copies.exclusively(() => withBucketLock(bucket, work)),
    async readState() {
      const object = await bucket.get(STATE_KEY)
      if (object === null || object === 'unchanged') return { state: EMPTY_STATE, tag: null }
      return { state: wellFormed(STATE_KEY, parseRegistryState(object.bytes.toString())), tag: object.etag }
    },
    replaceState: (state, tag) =>
      bucket.put(
        STATE_KEY,
        printRegistryState({ ...state, sequence: state.sequence + 1 }),
        tag === null ? 'absent' : { etag: tag },
      ),
    async units() {
      const marks = await bucket.list(UNITS)
      return [...new Set(marks.map(({ key }) => key.slice(UNITS.length).split('/')[0] ?? ''))].sort()
    },
    versions: async (name) => (await marked(name)).map(({ version }) => version).sort(),
    async folderOf(release) {
      if (!(await copies.has(release))) await copies.add(release, (draft) => downloadRelease(bucket, release, draft))
      return copies.folderOf(release)
    },
    has: async ({ name, version }) => (await marked(name)).some((one) => one.version === version),
    async add(release, fill) {
      await copies.add(release, fill)
      await uploadRelease(bucket, release, await copies.folderOf(release))
    },
    async replaceFile(release, name, content) {
      await copies.replaceFile(release, name, content)
      await bucket.put(releaseKey(release, name), await readFile(path.join(await copies.folderOf(release), name)))
    },
    async remove(release) {
      await removeRelease(bucket, release)
      if (await copies.has(release)) await copies.remove(release)
    },
    storedAt: async ({ name, version }) =>
      (await marked(name)).find((one) => one.version === version)?.modified ?? new Date(0),
    async removeDrafts(name) {
      const olderThan = new Date(Date.now() - UPLOAD_MS)
      return (await copies.removeDrafts(name)) + (await removeIncomplete(bucket, name, olderThan))
    },
  }
}
