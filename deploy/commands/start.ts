import { checkPorts } from '../machine/ports'
import { buildWhatChanged } from '../runner/build'
import { runCommand } from '../runner/command-failed'
import { formatDuration, step } from '../runner/progress'
import { releaseWhatWasBuilt } from '../runner/releases'
import { readSettings } from '../runner/settings'
import { importChangedContent } from '../site/content-stamp'
import { demonstrationEnvironment, runsDemonstration, welcome } from '../site/demo'
import { readableLogLine } from '../site/log-line'
import { answerRestartRequests } from '../site/restart/restart-requests'
import { startSite, untilAskedToStop } from '../site/site'

/** `npm start`: from a fresh clone to a running site. */
await runCommand(async () => {
  const started = Date.now()
  const settings = readSettings()
  const demonstration = runsDemonstration(process.env)
  await checkPorts({ PORT: settings.port, API_PORT: settings.apiPort, MENU_BUILDER_PORT: settings.menuBuilderPort })
  await buildWhatChanged()
  await step('Publishing releases', async () => {
    for (const release of await releaseWhatWasBuilt(settings.dataDir, { env: process.env }))
      console.log(`  ${release} is active`)
  })
  await importChangedContent(settings, { demonstration })

  const asked = untilAskedToStop()
  const site = await step('Starting api, menu-builder and web', () =>
    startSite(settings, { env: demonstrationEnvironment(demonstration), show: readableLogLine }),
  )
  console.log(welcome(settings, { took: formatDuration(Date.now() - started), demonstration }))
  const stopAnswering = await answerRestartRequests(settings.dataDir, site.restart)
  try {
    const signal = await Promise.race([asked, site.crashed])
    console.log(`\n${signal}: stopping …`)
  } finally {
    stopAnswering()
    await site.stop()
  }
  console.log('Stopped.')
  process.exit(0)
})
