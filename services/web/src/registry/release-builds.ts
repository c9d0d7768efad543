import type { ReleaseStore, UnitVersion } from './release-store'
import type { Change } from './store/state-changes'

/**
 * Publishes built units (folders with `release.json`) and makes them active in one step where that is news: a version that
 * is published already stays as the operator left it, so that a rollback outlives a restart. Their pages are not tried: no service may run yet.
 * Returns what was promoted.
 */
export async function releaseBuilds(
  store: ReleaseStore,
  folders: readonly string[],
  change: Change,
): Promise<readonly UnitVersion[]> {
  const before = new Map((await store.list()).map((unit) => [unit.name, unit]))
  const promoted: UnitVersion[] = []
  for (const folder of folders) {
    const { name, version } = await store.publish(folder, { change })
    const known = before.get(name)
    if (!known?.state || !known.versions.includes(version)) promoted.push({ name, version })
  }
  if (promoted.length > 0) await store.promoteTogether(promoted, { ...change, unprobed: true })
  return promoted
}
