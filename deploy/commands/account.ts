import { buildWhatChanged } from '../runner/build'
import { CommandFailed, runCommand } from '../runner/command-failed'
import { root } from '../runner/root'
import { runProgram } from '../runner/run-program'
import { readSettings } from '../runner/settings'
import { siteEnvironment } from '../site/site'

/** `npm run account -- …`: hands its arguments to the accounts' command line of services/api. */
await runCommand(async () => {
  await buildWhatChanged(['service-api'])
  const { code } = await runProgram(process.execPath, ['services/api/dist/account.mjs', ...process.argv.slice(2)], {
    cwd: root,
    env: { ...process.env, ...siteEnvironment(readSettings()) },
    show: true,
  })
  if (code !== 0) throw new CommandFailed(`npm run account -- ${process.argv.slice(2).join(' ')} failed`)
})
