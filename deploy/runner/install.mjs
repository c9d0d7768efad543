import { readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed } from './command-failed.mjs'
import { step } from './progress.mjs'
import { root } from './root.mjs'
import { runProgram } from './run-program.mjs'

/**
 * Whether the installed packages are those of the lock file. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last act, so that a broken-off installation is noticed too.
 *
 * @param lock `package-lock.json`
 * @param installed `node_modules/.package-lock.json`, or null when there is none
 */
export function isInstalledAsLocked(lock, installed) {
  if (!installed) return false
  return Object.entries(lock.packages).every(([name, wanted]) => {
    // The project itself and its workspaces are not downloaded; optional packages depend on the machine.
    if (!name.includes('node_modules/')) return true
    const present = installed.packages[name]
    if (!present) return wanted.optional === true || wanted.devOptional === true
    return wanted.link === true ? present.link === true : present.version === wanted.version
  })
}

/** Installs the packages of the lock file when they are not there, or not those. */
export async function installWhenNeeded() {
  const lock = readJson(path.join(root, 'package-lock.json'))
  if (!lock) throw new CommandFailed('package-lock.json is missing: is this the folder of the project?')
  if (isInstalledAsLocked(lock, readJson(path.join(root, 'node_modules/.package-lock.json')))) return
  await step('Installing packages (the first time takes a minute or two)', async () => {
    // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms, and a registry need not
    // carry those. `--no-save` leaves the lock file as it is; what it names is installed in that version and integrity.
    const { code, output } = await runProgram(
      'npm',
      ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'],
      {
        show: true,
        // A production environment must still get the tools that build.
        env: { ...process.env, NODE_ENV: 'development' },
      },
    )
    if (code !== 0) throw new CommandFailed(`npm install failed; is there a network?\n${output}`)
  })
}

function readJson(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
