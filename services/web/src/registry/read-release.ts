import { readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { BadManifest, parseReleaseManifest } from 'shared-frame/registry'
import type { ReleaseManifest } from 'shared-frame/remotes'
import { fileTooLarge } from '../probe/budgets/release-size'
import { integrityOf } from './file-integrity'

/** Why a release can't be used or made active; the message is for who operates the site. */
export class BadRelease extends Error {
  override readonly name = 'BadRelease'
}

/** What browsers load of the release is as it should be; its server bundle is not, and must not run. */
export class DamagedServerBundle extends BadRelease {
  readonly manifest: ReleaseManifest

  constructor(message: string, manifest: ReleaseManifest) {
    super(message)
    this.manifest = manifest
  }
}

/** Reads the release in a folder and rejects with `BadRelease` when it can't be used. */
export type ReadRelease = (folder: string) => Promise<ReleaseManifest>

/** A release whose manifest is right and whose files are what it says. */
export async function readRelease(folder: string): Promise<ReleaseManifest> {
  const file = path.join(folder, 'release.json')
  const manifest = parseManifest(file, await readJson(file))
  await verifyFiles(
    folder,
    Object.entries(manifest.integrity).map(([name, hash]) => [`browser/${name}`, hash]),
  )
  try {
    await verifyFiles(folder, Object.entries(manifest.serverIntegrity))
  } catch (error) {
    throw error instanceof BadRelease ? new DamagedServerBundle(error.message, manifest) : error
  }
  return manifest
}

/** The release of a unit's version; it must say of itself what its folder says. */
export async function readReleaseOf(
  releasesDir: string,
  { name, version }: { readonly name: string; readonly version: string },
  read: ReadRelease = readRelease,
): Promise<ReleaseManifest> {
  const folder = path.join(releasesDir, name, version)
  const manifest = await read(folder)
  if (manifest.name === name && manifest.version === version) return manifest
  throw new BadRelease(`${folder}: release.json says ${manifest.name} ${manifest.version}`)
}

export interface ReleaseReader {
  readonly read: ReadRelease
  /** Reads every release again when it is next asked for: a file of one turned out not to be what it was. */
  forget(): void
}

/** Reads each release once: a version never changes. A bad one is read again, as somebody may mend it. */
export function createReleaseReader(): ReleaseReader {
  const known = new Map<string, { readonly stamp: string; readonly manifest: ReleaseManifest }>()
  const read: ReadRelease = async (folder) => {
    const stamp = await stat(path.join(folder, 'release.json')).then(
      ({ mtimeMs, size, ino }) => `${mtimeMs} ${size} ${ino}`,
      () => '',
    )
    const found = known.get(folder)
    if (found?.stamp === stamp) return found.manifest
    const manifest = await readRelease(folder)
    known.set(folder, { stamp, manifest })
    return manifest
  }
  return { read, forget: () => known.clear() }
}

function parseManifest(file: string, value: unknown): ReleaseManifest {
  try {
    return parseReleaseManifest(value)
  } catch (error) {
    if (error instanceof BadManifest) throw new BadRelease(`${file}: ${error.message}`)
    throw error
  }
}

async function verifyFiles(folder: string, files: readonly (readonly [string, string])[]): Promise<void> {
  await Promise.all(files.map(([name, hash]) => verifyFile(folder, name, hash)))
}

async function verifyFile(folder: string, name: string, integrity: string): Promise<void> {
  const file = path.join(folder, name)
  const missing = (cause: unknown) => {
    throw new BadRelease(`${folder}: ${name} is missing`, { cause })
  }
  // Before it is in memory.
  const { size } = await stat(file).catch(missing)
  const [tooLarge] = fileTooLarge(folder, name, size)
  if (tooLarge !== undefined) throw new BadRelease(tooLarge)
  const content = await readFile(file).catch(missing)
  if (integrity !== integrityOf(content)) {
    throw new BadRelease(`${folder}: ${name} is not what its integrity says: build the unit again`)
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new BadRelease(`${file} can't be read as JSON`, { cause })
  }
}
