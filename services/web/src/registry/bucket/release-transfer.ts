import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import { BadRelease, readRelease } from '../read-release'
import type { UnitVersion } from '../store/release-storage'
import type { Bucket } from './bucket'

const MANIFEST = 'release.json'
const AT_ONCE = 8

export const releaseKey = ({ name, version }: UnitVersion, file = '') => `releases/${name}/${version}/${file}`
/** The object that says that a release is complete: it comes last and goes first. Releases are listed by these alone. */
export const markKey = ({ name, version }: UnitVersion) => `published/${name}/${version}`

export async function uploadRelease(bucket: Bucket, release: UnitVersion, folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== MANIFEST)
  await eachOf(files, async (file) => {
    await bucket.put(releaseKey(release, file), await readFile(path.join(folder, file)))
  })
  await bucket.put(releaseKey(release, MANIFEST), await readFile(path.join(folder, MANIFEST)))
  await bucket.put(markKey(release), await readFile(path.join(folder, MANIFEST)))
}

/** Writes the release into `draft`. Rejects with `BadRelease` when it isn't complete there, or not what its manifest says. */
export async function downloadRelease(bucket: Bucket, release: UnitVersion, draft: string): Promise<void> {
  const files = (await bucket.list(releaseKey(release))).map(({ key }) => key.slice(releaseKey(release).length))
  const title = `${release.name} ${release.version}`
  if (!files.includes(MANIFEST)) throw new BadRelease(`${title} is not in the bucket: publish it`)
  await eachOf(files, async (file) => {
    if (!isPlain(file)) throw new BadRelease(`${title} has a file ${JSON.stringify(file)} in the bucket`)
    const object = await bucket.get(releaseKey(release, file))
    if (object === null || object === 'unchanged') throw new BadRelease(`${title} lost ${file} while it was read`)
    await mkdir(path.dirname(path.join(draft, file)), { recursive: true })
    await writeFile(path.join(draft, file), object.bytes)
  })
  await readRelease(draft)
  await eachOf(files, (file) => verifyCompressed(draft, file))
}

export async function removeRelease(bucket: Bucket, release: UnitVersion): Promise<void> {
  await bucket.remove(markKey(release))
  await eachOf(await bucket.list(releaseKey(release)), ({ key }) => bucket.remove(key))
}

/** Removes what publishers that were killed uploaded of a unit; returns how many objects. */
export async function removeIncomplete(bucket: Bucket, name: string, olderThan: Date): Promise<number> {
  const complete = new Set((await bucket.list(markKey({ name, version: '' }))).map(({ key }) => key))
  const files = await bucket.list(`releases/${name}/`)
  const left = files.filter(({ key, modified }) => {
    const [, , version = ''] = key.split('/')
    return !complete.has(markKey({ name, version })) && modified < olderThan
  })
  await eachOf(left, ({ key }) => bucket.remove(key))
  return left.length
}

const DECOMPRESS = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) } as const

/** Compressed forms stand in no manifest, and visitors get them in place of the files. */
async function verifyCompressed(folder: string, file: string): Promise<void> {
  const ending = file.slice(-3)
  if (ending !== '.br' && ending !== '.gz') return
  const original = await readFile(path.join(folder, file.slice(0, -3))).catch(() => null)
  const compressed = await readFile(path.join(folder, file))
  const options = { maxOutputLength: Math.max(1, original?.length ?? 1) }
  const content = await DECOMPRESS[ending](compressed, options).catch(() => null)
  if (original === null || content === null || !original.equals(content))
    throw new BadRelease(`${folder}: ${file} is not the compressed form of its file: publish the release again`)
}

/** No way out of the folder, whatever somebody put into the bucket. */
function isPlain(file: string): boolean {
  return !file.includes('\\') && file.split('/').every((part) => part !== '' && part !== '.' && part !== '..')
}

/** All, some at once; rejects when nothing of it is under way any more. */
async function eachOf<T>(items: readonly T[], act: (item: T) => Promise<void>): Promise<void> {
  const next = items.values()
  const work = async () => {
    for (const item of next) await act(item)
  }
  const done = await Promise.allSettled(Array.from({ length: AT_ONCE }, work))
  for (const each of done) if (each.status === 'rejected') throw each.reason
}
