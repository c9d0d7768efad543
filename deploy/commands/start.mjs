#!/usr/bin/env node
import { buildWhatChanged } from '../runner/build.mjs'
import { runCommand } from '../runner/command-failed.mjs'
import { runContentImporter } from '../runner/content-import.mjs'
import { whenContentChanged } from '../runner/content-stamp.mjs'
import { welcome } from '../runner/demo.mjs'
import { installWhenNeeded } from '../runner/install.mjs'
import { readableLogLine } from '../runner/log-line.mjs'
import { checkNodeVersion } from '../runner/node-version.mjs'
import { checkPorts } from '../runner/ports.mjs'
import { formatDuration, step } from '../runner/progress.mjs'
import { releaseWhatWasBuilt } from '../runner/releases.mjs'
import { readSettings } from '../runner/settings.mjs'
import { siteEnvironment, startSite, untilAskedToStop } from '../runner/site.mjs'

/** `npm start`: from a fresh clone to a running site. Runs without installed packages until they are there. */
await runCommand(async () => {
  const started = Date.now()
  checkNodeVersion()
  const settings = readSettings()
  await checkPorts({ PORT: settings.port, API_PORT: settings.apiPort, MENU_BUILDER_PORT: settings.menuBuilderPort })
  await installWhenNeeded()
  await buildWhatChanged()
  await step('Publishing releases', async () => {
    for (const release of await releaseWhatWasBuilt(settings.dataDir)) console.log(`  ${release} is active`)
  })
  await whenContentChanged(settings, () =>
    step('Filling the database', () => runContentImporter(['import'], siteEnvironment(settings))),
  )

  const asked = untilAskedToStop()
  const site = await step('Starting api, menu-builder and web', () => startSite(settings, { show: readableLogLine }))
  console.log(welcome(settings, formatDuration(Date.now() - started)))
  try {
    const signal = await Promise.race([asked, site.crashed])
    console.log(`\n${signal}: stopping …`)
  } finally {
    await site.stop()
  }
  console.log('Stopped.')
  process.exit(0)
})
