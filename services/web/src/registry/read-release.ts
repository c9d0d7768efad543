import { createHash } from 'node:crypto'
import { access, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import { BadManifest, parseReleaseManifest } from 'shared-contracts/registry'
import type { ReleaseManifest } from 'shared-contracts/remotes'

/** Why a release can't be used or made active; the message is for who operates the site. */
export class BadRelease extends Error {
  override readonly name = 'BadRelease'
}

/** Reads the release in a folder and rejects with `BadRelease` when it can't be used. */
export type ReadRelease = (folder: string) => Promise<ReleaseManifest>

/** A release whose manifest is right and whose files are what it says. */
export async function readRelease(folder: string): Promise<ReleaseManifest> {
  const file = path.join(folder, 'release.json')
  const manifest = parseManifest(file, await readJson(file))
  await access(path.join(folder, manifest.server)).catch((cause: unknown) => {
    throw new BadRelease(`${folder}: ${manifest.server} is missing`, { cause })
  })
  await Promise.all(Object.entries(manifest.integrity).map(([name, hash]) => verifyFile(folder, name, hash)))
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

/** Reads each release once: a version never changes. A bad one is read again, as somebody may mend it. */
export function createReleaseReader(): ReadRelease {
  const known = new Map<string, { readonly stamp: string; readonly manifest: ReleaseManifest }>()
  return async (folder) => {
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
}

function parseManifest(file: string, value: unknown): ReleaseManifest {
  try {
    return parseReleaseManifest(value)
  } catch (error) {
    if (error instanceof BadManifest) throw new BadRelease(`${file}: ${error.message}`)
    throw error
  }
}

async function verifyFile(folder: string, name: string, integrity: string): Promise<void> {
  const content = await readFile(path.join(folder, 'browser', name)).catch((cause: unknown) => {
    throw new BadRelease(`${folder}: browser/${name} is missing`, { cause })
  })
  if (integrity !== `sha384-${createHash('sha384').update(content).digest('base64')}`) {
    throw new BadRelease(`${folder}: browser/${name} is not what its integrity says: build the unit again`)
  }
}

async function readJson(file: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(file, 'utf8'))
  } catch (cause) {
    throw new BadRelease(`${file} can't be read as JSON`, { cause })
  }
}
