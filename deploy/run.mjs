// @ts-check
/**
 * `node deploy/run.mjs <command> …`: the one script that runs on a bare clone. It checks the version of Node, installs the
 * packages of the lock file where they are missing, then runs deploy/commands/<command>.ts through tsx in this process.
 */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'

const root = path.join(import.meta.dirname, '..')

/** The even releases that the project is tested on. */
const SUPPORTED_MAJORS = [20, 22, 24]

/**
 * @param {string} version for example `20.11.0`
 * @returns {{ kind: 'warning' | 'failure', message: string } | null} null on a supported release, a warning on an untested
 *   one, a failure on one that is too old
 */
export function judgeNodeVersion(version) {
  const major = Number(version.split('.')[0])
  if (SUPPORTED_MAJORS.includes(major)) return null
  const wanted = `Node ${SUPPORTED_MAJORS.slice(0, -1).join(', ')} or ${SUPPORTED_MAJORS.at(-1)}`
  if (!(major >= Math.min(...SUPPORTED_MAJORS)))
    return { kind: 'failure', message: `This project needs ${wanted}; this is ${version}.` }
  return { kind: 'warning', message: `Tested on ${wanted}; this is ${version}.` }
}

/**
 * @typedef {{ packages: Record<string, { version?: string, link?: boolean, resolved?: string, optional?: boolean, devOptional?: boolean }> }} Lock
 */

/**
 * Whether the installed packages are those of the lock file. npm writes what it installed to
 * `node_modules/.package-lock.json` as its last act, so an interrupted installation is noticed too.
 *
 * @param {Lock} lock `package-lock.json`
 * @param {Lock | null} installed `node_modules/.package-lock.json`; null when there is none
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

function installWhenNeeded() {
  const lock = readJson('package-lock.json')
  if (!lock) fail('package-lock.json is missing: is this the folder of the project?')
  if (isInstalledAsLocked(lock, readJson('node_modules/.package-lock.json'))) return
  const label = 'Installing packages (the first time takes a minute or two)'
  const started = Date.now()
  console.log(`▸ ${label}`)
  // Not `npm ci`: it refuses a lock file that lacks the optional packages of other platforms, and a registry need not
  // carry those. `--no-save` leaves the lock file as it is; what it names is installed in that version and integrity.
  const times = path.join(mkdtempSync(path.join(tmpdir(), 'times-')), 'times')
  const options = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
  // `times` tells what it cost, for the summary of `npm test`.
  const { status } = spawnSync('sh', ['-c', 'npm "$@"; code=$?; times > "$0"; exit $code', times, ...options], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    // A production environment must still get the tools that build.
    env: { ...process.env, NODE_ENV: 'development' },
  })
  process.env.INSTALL_TIMES = times
  if (status !== 0) fail('npm install failed; is there a network?')
  console.log(`✓ ${label} (${((Date.now() - started) / 1000).toFixed(1)} s)`)
}

/**
 * @param {string} file below the project's folder
 * @returns {Lock | null}
 */
function readJson(file) {
  try {
    return JSON.parse(readFileSync(path.join(root, file), 'utf8'))
  } catch {
    return null
  }
}

/**
 * @param {string} message
 * @returns {never}
 */
function fail(message) {
  console.error(`\n✗ ${message}`)
  process.exit(1)
}

async function main() {
  const [command = ''] = process.argv.splice(2, 1)
  const judgement = judgeNodeVersion(process.versions.node)
  if (judgement?.kind === 'failure') fail(judgement.message)
  if (judgement) console.warn(`! ${judgement.message}`)
  installWhenNeeded()
  const { register } = await import('tsx/esm/api')
  register()
  await import(pathToFileURL(path.join(import.meta.dirname, 'commands', `${command}.ts`)).href)
}

// A test imports the functions alone.
if (process.argv[1] === import.meta.filename) main()
