#!/usr/bin/env node
import { buildWhatChanged } from '../runner/build.mjs'
import { runCommand } from '../runner/command-failed.mjs'
import { runContentImporter } from '../runner/content-import.mjs'
import { installWhenNeeded } from '../runner/install.mjs'
import { checkNodeVersion } from '../runner/node-version.mjs'
import { readSettings } from '../runner/settings.mjs'
import { siteEnvironment } from '../runner/site.mjs'

/** `npm run content -- …`: hands its arguments to the importer of services/api, built when its sources changed. */
await runCommand(async () => {
  checkNodeVersion()
  await installWhenNeeded()
  await buildWhatChanged(['service-api'])
  await runContentImporter(process.argv.slice(2), siteEnvironment(readSettings()))
})
