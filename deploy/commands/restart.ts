import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { step } from '../runner/progress'
import { readSettings } from '../runner/settings'
import { requestRestart } from '../site/restart/restart-requests'
import { type ServiceName, serviceNames } from '../site/site'

/** `npm run restart`, `npm run restart -- api`: replaces services of the running site by what their sources say now. */
await runCommand(async () => {
  const { dataDir } = readSettings()
  const names = namedServices(process.argv.slice(2))
  await buildWhatChanged(names.map((name) => `service-${name}`))
  for (const name of names) await step(`Restarting ${name}`, () => requestRestart(dataDir, name))
  process.exit(0)
})

/** All of them when none is named. */
function namedServices(named: readonly string[]): readonly ServiceName[] {
  const unknown = named.filter((name) => !serviceNames.some((service) => service === name))
  if (unknown.length > 0)
    throw new CommandFailed(`Not a service: ${unknown.join(', ')}. ${serviceNames.join(', ')} are`)
  return named.length === 0 ? serviceNames : serviceNames.filter((name) => named.includes(name))
}
