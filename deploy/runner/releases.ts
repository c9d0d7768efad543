import { releaseAuthor, sourceCommit } from '../releases/author'
import { buildWhatChanged } from './build'
import { distOf, unitFolders } from './units'

/** What the document host offers to commands: services/web/src/registry/releases.ts. */
export type ReleaseLibrary = typeof import('service-web/releases')

/** Settings of a site for trying: whatever the shell says, its releases stay in its own folder and need no signature. */
export const OWN_RELEASES = { RELEASES_URL: '', RELEASES_DIR: '', RELEASE_KEYS_FILE: '', RELEASE_KEY_FILE: '' } as const

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
 * @param options.folders folders of the units; all by default
 * @param options.env settings of releases (docs/operations.md); none by default, so that a site for trying stays on this machine
 * @returns what was promoted, as `<unit> <version>`
 */
export async function releaseWhatWasBuilt(
  dataDir: string,
  { folders = unitFolders(), env = {} }: { folders?: readonly string[]; env?: NodeJS.ProcessEnv } = {},
): Promise<readonly string[]> {
  const { openReleaseStore, releaseBuilds } = await loadReleaseLibrary({ build: false })
  const store = await openReleaseStore({ ...env, DATA_DIR: dataDir }, { asksSite: false, mayLoseRoutes: true })
  const [who, commit] = await Promise.all([releaseAuthor(), sourceCommit()])
  const promoted = await releaseBuilds(store, folders.map(distOf), { who, why: 'built at start', commit })
  return promoted.map(({ name, version }) => `${name} ${version}`)
}
