import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildWhatChanged } from './build.mjs'
import { root } from './root.mjs'
import { releasePaths } from './settings.mjs'
import { distOf, unitFolders } from './units.mjs'

/**
 * The release library of the document host (services/web/src/registry/releases.ts), built when its sources changed.
 *
 * @param {{ build?: boolean }} [options] `build: false` when it was built a moment ago
 */
export async function loadReleaseLibrary({ build = true } = {}) {
  if (build) await buildWhatChanged(['service-web'])
  return import(pathToFileURL(path.join(root, 'services/web/dist/releases.mjs')).href)
}

/**
 * Publishes what was built and makes it active where that is news: a version that is published already stays as the
 * operator left it, so that a rollback outlives a restart.
 *
 * @param {readonly string[]} [folders] folders of the units; all when absent
 * @returns {Promise<readonly string[]>} what was promoted, as `<unit> <version>`
 */
export async function releaseWhatWasBuilt(dataDir, folders = unitFolders()) {
  const { createReleaseStore } = await loadReleaseLibrary({ build: false })
  const store = createReleaseStore(releasePaths(dataDir))
  const before = new Map((await store.list()).map((unit) => [unit.name, unit]))
  const promoted = []
  for (const folder of folders) {
    const { name, version } = await store.publish(distOf(folder))
    const known = before.get(name)
    if (known?.state && known.versions.includes(version)) continue
    promoted.push({ name, version })
  }
  await store.promoteTogether(promoted)
  return promoted.map(({ name, version }) => `${name} ${version}`)
}
