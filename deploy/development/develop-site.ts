import { rmSync } from 'node:fs'
import path from 'node:path'
import { checkPorts } from '../machine/ports'
import { buildWhatChanged } from '../runner/build'
import { step } from '../runner/progress'
import { loadReleaseLibrary, OWN_RELEASES, releaseWhatWasBuilt } from '../runner/releases'
import { readSettings, releasePaths } from '../runner/settings'
import { unitFolders } from '../runner/units'
import { importChangedContent } from '../site/content-stamp'
import { readableLogLine } from '../site/log-line'
import { startSite, untilAskedToStop } from '../site/site'
import { watchSources } from './source-changes'
import { createUnitWatchers, developmentDist } from './unit-watchers'

const ENVIRONMENT = { ...OWN_RELEASES, LIVE_RELOAD: '1', OVERRIDES: '1', NODE_ENV: 'development' }

/**
 * The whole site while it is being changed. It starts from the cached builds; a unit is built for development from its
 * first change on, published as a version of its own, and open pages reload. Services are rebuilt and restarted.
 */
export async function developSite(): Promise<void> {
  const base = readSettings()
  // Its own data: what is tried here must not end up in the site of `npm start`.
  const settings = { ...base, dataDir: path.join(base.dataDir, 'development') }
  await checkPorts({ PORT: settings.port, API_PORT: settings.apiPort, MENU_BUILDER_PORT: settings.menuBuilderPort })
  await buildWhatChanged()
  const { releasesDir, stateFile } = releasePaths(settings.dataDir)
  for (const old of [releasesDir, stateFile]) rmSync(old, { recursive: true, force: true })
  await releaseWhatWasBuilt(settings.dataDir)
  await importChangedContent(settings, { demonstration: true })

  const asked = untilAskedToStop()
  const start = () => startSite(settings, { env: ENVIRONMENT, show: readableLogLine })
  let site = await step('Starting api, menu-builder and web', start)
  console.log(`\n  http://localhost:${settings.port}/   pages reload by themselves; Ctrl-C stops everything\n`)

  const { createReleaseStore } = await loadReleaseLibrary({ build: false })
  // What is typed now may lack a page that stood there a moment ago.
  const store = createReleaseStore(releasePaths(settings.dataDir), { mayLoseRoutes: true })
  const watchers = createUnitWatchers(async (folder) => {
    const { name, version } = await store.publish(developmentDist(folder), { compress: false })
    await store.promote(name, version)
    console.log(`[${folder}] ${version} is on the page`)
  })
  let restarting = Promise.resolve()
  const restart = (services: readonly string[]) => {
    restarting = restarting.then(async () => {
      try {
        await buildWhatChanged(services.map((service) => `service-${service}`))
        await site.stop()
        await importChangedContent(settings, { demonstration: true })
        site = await step(`Restarting after a change in ${services.join(', ')}`, start)
      } catch (error) {
        console.error(`${error instanceof Error ? error.message : error}\nWaiting for the next change …`)
      }
    })
  }
  const stopWatching = watchSources(unitFolders(), ({ units, services }) => {
    for (const folder of units) watchers.watch(folder)
    if (services.length > 0) restart(services)
  })

  const signal = await asked
  console.log(`\n${signal}: stopping …`)
  stopWatching()
  watchers.stop()
  await restarting
  await site.stop()
}
