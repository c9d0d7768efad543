import path from 'node:path'
import { CommandFailed } from './command-failed.mjs'
import { root } from './root.mjs'
import { runProgram } from './run-program.mjs'

const IMPORTER = path.join(root, 'services/api/dist/content.mjs')

/**
 * Runs the importer of services/api, which checks all content files and loads those that changed.
 *
 * @param {readonly string[]} args its command line: `check`, `import`, …
 * @param {NodeJS.ProcessEnv} env settings of the database
 */
export async function runContentImporter(args, env, show = true) {
  const { code, output } = await runProgram(process.execPath, [IMPORTER, ...args], {
    env: { ...process.env, ...env },
    show,
  })
  if (code !== 0) throw new CommandFailed(`npm run content -- ${args.join(' ')} failed${show ? '' : `:\n${output}`}`)
}
