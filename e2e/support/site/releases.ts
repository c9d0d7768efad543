import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { type APIRequestContext, expect } from '@playwright/test'
import type { Registry, ReleaseManifest } from 'shared-frame/remotes'

interface ReleaseStore {
  publish(directory: string, options?: { readonly compress: boolean }): Promise<ReleaseManifest>
  promote(unit: string, version: string): Promise<unknown>
  startCanary(unit: string, version: string, percent: number): Promise<unknown>
  endCanary(unit: string): Promise<unknown>
}

/** The folder of the site under test; tests that release something need it. */
export function siteDataDir(): string {
  return process.env.SITE_DATA_DIR ?? path.resolve(import.meta.dirname, '../../../.data')
}

async function store(): Promise<ReleaseStore> {
  const { createReleaseStore } = await import(
    path.resolve(import.meta.dirname, '../../../services/web/dist/releases.mjs')
  )
  const directory = siteDataDir()
  return createReleaseStore({
    releasesDir: path.join(directory, 'releases'),
    stateFile: path.join(directory, 'registry.json'),
  })
}

export async function registryOf(request: APIRequestContext): Promise<Registry> {
  return (await request.get('/registry.json')).json()
}

export async function activeVersion(request: APIRequestContext, unit: string): Promise<string> {
  const entry = (await registryOf(request)).units.find((candidate) => candidate.name === unit)
  if (!entry) throw new Error(`The registry has no ${unit}`)
  return entry.version
}

/** Publishes a changed copy of a unit's active version and makes it active; returns what undoes that. */
export async function releaseChanged(
  request: APIRequestContext,
  unit: string,
  label: string,
  change: (files: {
    readonly directory: string
    edit(file: string, edit: (text: string) => string): Promise<void>
  }) => Promise<void>,
): Promise<{ readonly version: string; undo(): Promise<void> }> {
  const before = await activeVersion(request, unit)
  const directory = await mkdtemp(path.join(tmpdir(), `${unit}-${label}-`))
  await cp(path.join(siteDataDir(), 'releases', unit, before), directory, { recursive: true })
  const version = `${before.replace(/-.*/, '')}-${label}${Date.now().toString(36)}`
  const edit = async (file: string, edited: (text: string) => string): Promise<void> => {
    const target = path.join(directory, file)
    await writeFile(target, edited(await readFile(target, 'utf8')))
  }
  await edit('release.json', (text) => JSON.stringify({ ...JSON.parse(text), version }))
  await change({ directory, edit })
  await signServerFiles(directory)
  const releases = await store()
  await releases.publish(directory, { compress: false })
  await rm(directory, { recursive: true, force: true })
  await promote(request, releases, unit, version)
  return { version, undo: () => promote(request, releases, unit, before) }
}

/** States the hashes of the server's files as they are now, as the build of such a bundle would. */
async function signServerFiles(directory: string): Promise<void> {
  const file = path.join(directory, 'release.json')
  const manifest: ReleaseManifest = JSON.parse(await readFile(file, 'utf8'))
  const hashes = Object.keys(manifest.serverIntegrity).map(async (name) => {
    const bytes = await readFile(path.join(directory, name))
    return [name, `sha384-${createHash('sha384').update(bytes).digest('base64')}`]
  })
  const serverIntegrity = Object.fromEntries(await Promise.all(hashes))
  await writeFile(file, JSON.stringify({ ...manifest, serverIntegrity }))
}

async function promote(
  request: APIRequestContext,
  releases: ReleaseStore,
  unit: string,
  version: string,
): Promise<void> {
  await releases.promote(unit, version)
  await expect.poll(() => activeVersion(request, unit)).toBe(version)
}

/** Tries a version that was published with nearly all visitors; returns what ends the trial. */
export async function tryVersion(unit: string, version: string): Promise<() => Promise<unknown>> {
  const releases = await store()
  await releases.startCanary(unit, version, 99)
  return () => releases.endCanary(unit)
}
