import path from 'node:path'
import { CommandFailed } from '../runner/command-failed'
import { root } from '../runner/root'
import { runProgram } from '../runner/run-program'

const IMPORTER = path.join(root, 'services/api/dist/content.mjs')

/**
 * Runs the importer of services/api, which checks all content files and loads those that changed.
 *
 * @param args its command line: `check`, `import`, …
 * @param env settings of the database
 */
export async function runContentImporter(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  show = true,
): Promise<void> {
  const { code, output } = await runProgram(process.execPath, [IMPORTER, ...args], {
    env: { ...process.env, ...env },
    show,
  })
  if (code !== 0) throw new CommandFailed(`npm run content -- ${args.join(' ')} failed${show ? '' : `:\n${output}`}`)
}
