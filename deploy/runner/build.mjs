import { CommandFailed } from './command-failed.mjs'
import { step } from './progress.mjs'
import { bin } from './root.mjs'
import { runProgram } from './run-program.mjs'

export const BUILD_ENV = { TURBO_TELEMETRY_DISABLED: '1', DO_NOT_TRACK: '1', TURBO_UI: '0' }

/** Lines of turbo's output that tell how far the build is. */
const isProgress = (line) => /^[\w-]+:build: cache (hit|miss)|^\s*(Tasks|Cached):/.test(line)

/**
 * Builds the units and services whose sources changed; the others come from turbo's cache.
 *
 * @param {readonly string[]} [packages] names of workspaces; all when absent
 */
export async function buildWhatChanged(packages = []) {
  await step('Building what changed', async () => {
    const filters = packages.map((name) => `--filter=${name}`)
    const { code, output } = await runProgram(
      bin('turbo'),
      ['run', 'build', '--no-color', '--output-logs=new-only', '--concurrency=100%', ...filters],
      {
        env: { ...process.env, ...BUILD_ENV, NODE_ENV: 'production' },
        show: isProgress,
      },
    )
    if (code !== 0) throw new CommandFailed(`The build failed:\n${output}`)
  })
}
