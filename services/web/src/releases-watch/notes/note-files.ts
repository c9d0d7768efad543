import { randomUUID } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bucket } from '../../registry/bucket/bucket'

/** Where the hosts of a site leave what they noted, a file each, beside the state of the releases. */
export interface NoteFiles {
  /** Replaces this process's own. */
  write(text: string): Promise<void>
  /** Those of others, and of former processes of this host; whichever is older than `oldest` (ms since 1970) is removed. */
  others(oldest: number): Promise<readonly string[]>
}

const FOLDER = 'watch'
const SUFFIX = '.json'

export function noteFilesIn(dataDir: string): NoteFiles {
  const folder = path.join(dataDir, FOLDER)
  const own = `${randomUUID()}${SUFFIX}`
  const known = new Map<string, { stamp: string; text: string }>()

  async function read(name: string, oldest: number): Promise<string | null> {
    const file = path.join(folder, name)
    const { mtimeMs, size } = await stat(file)
    if (mtimeMs < oldest) {
      await rm(file, { force: true })
      known.delete(name)
      return null
    }
    // A draft of a process that was killed goes when it is old.
    if (name === own || !name.endsWith(SUFFIX)) return null
    const stamp = `${mtimeMs} ${size}`
    const there = known.get(name)
    const text = there?.stamp === stamp ? there.text : await readFile(file, 'utf8')
    known.set(name, { stamp, text })
    return text
  }

  return {
    async write(text) {
      await mkdir(folder, { recursive: true })
      const draft = path.join(folder, `${own}.draft`)
      await writeFile(draft, text)
      await rename(draft, path.join(folder, own))
    },
    async others(oldest) {
      const names = await readdir(folder).catch(() => [])
      // One that another host removes meanwhile is gone.
      const texts = await Promise.all(names.map((name) => read(name, oldest).catch(() => null)))
      return texts.filter((text) => text !== null)
    },
  }
}

export function noteFilesInBucket(bucket: Bucket): NoteFiles {
  const own = `${FOLDER}/${randomUUID()}${SUFFIX}`
  const known = new Map<string, { etag: string; text: string }>()

  async function read(key: string): Promise<string | null> {
    const there = known.get(key)
    const object = await bucket.get(key, there?.etag)
    if (object === 'unchanged') return there?.text ?? null
    if (object === null) return null
    const text = object.bytes.toString()
    known.set(key, { etag: object.etag, text })
    return text
  }

  return {
    async write(text) {
      await bucket.put(own, text)
    },
    async others(oldest) {
      const texts: string[] = []
      for (const { key, modified } of await bucket.list(`${FOLDER}/`)) {
        if (modified.getTime() < oldest) {
          known.delete(key)
          await bucket.remove(key)
          continue
        }
        const text = key === own ? null : await read(key)
        if (text !== null) texts.push(text)
      }
      return texts
    },
  }
}
