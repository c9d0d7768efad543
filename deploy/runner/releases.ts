import { buildWhatChanged } from './build'
import { releasePaths } from './settings'
import { distOf, unitFolders } from './units'

/** What the document host offers to commands: services/web/src/registry/releases.ts. */
export type ReleaseLibrary = typeof import('service-web/releases')

/**
 * Its built form, built when its sources changed.
 *
 * @param options `build: false` when it was built a moment ago
 */
export async function loadReleaseLibrary({ build = true } = {}): Promise<ReleaseLibrary> {
  if (build) await buildWhatChanged(['service-web'])
  return import('service-web/releases')
}

/**
 * Publishes what was built and makes it active where that is news: a version that is published already stays as the
 * operator left it, so that a rollback outlives a restart.
 *
 * @param folders folders of the units; all by default
 * @returns what was promoted, as `<unit> <version>`
 */
export async function releaseWhatWasBuilt(
  dataDir: string,
  folders: readonly string[] = unitFolders(),
): Promise<readonly string[]> {
  const { createReleaseStore } = await loadReleaseLibrary({ build: false })
  const store = createReleaseStore(releasePaths(dataDir))
  const before = new Map((await store.list()).map((unit) => [unit.name, unit]))
  const promoted: { readonly name: string; readonly version: string }[] = []
  for (const folder of folders) {
    const { name, version } = await store.publish(distOf(folder))
    const known = before.get(name)
    if (known?.state && known.versions.includes(version)) continue
    promoted.push({ name, version })
  }
  await store.promoteTogether(promoted)
  return promoted.map(({ name, version }) => `${name} ${version}`)
}
