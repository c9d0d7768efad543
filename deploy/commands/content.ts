import { buildWhatChanged } from '../runner/build'
import { runCommand } from '../runner/command-failed'
import { readSettings } from '../runner/settings'
import { runContentImporter } from '../site/content-import'
import { siteEnvironment } from '../site/site'

/** `npm run content -- …`: hands its arguments to the importer of services/api, built when its sources changed. */
await runCommand(async () => {
  await buildWhatChanged(['service-api'])
  await runContentImporter(process.argv.slice(2), siteEnvironment(readSettings()))
})
