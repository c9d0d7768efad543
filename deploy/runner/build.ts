import { CommandFailed } from './command-failed'
import { step } from './progress'
import { bin } from './root'
import { runProgram } from './run-program'

export const TURBO_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: '0' }

/** Lines of turbo's output that tell how far the build is. */
const isProgress = (line: string): boolean => /^[\w-]+:build: cache (hit|miss)|^\s*(Tasks|Cached):/.test(line)

/**
 * Builds the units and services whose sources changed; the others come from turbo's cache.
 *
 * @param packages names of workspaces; all by default
 * @throws CommandFailed with the output of the build
 */
export async function buildWhatChanged(packages: readonly string[] = []): Promise<void> {
  await step('Building what changed', async () => {
    const filters = packages.map((name) => `--filter=${name}`)
    const { code, output } = await runProgram(
      bin('turbo'),
      ['run', 'build', '--no-color', '--output-logs=new-only', '--concurrency=100%', ...filters],
      { env: { ...process.env, ...TURBO_ENV, NODE_ENV: 'production' }, show: isProgress },
    )
    if (code !== 0) throw new CommandFailed(`The build failed:\n${output}`)
  })
}
