import { accessSync, constants, readFileSync } from 'node:fs'
import path from 'node:path'
import { CommandFailed } from './command-failed.mjs'
import { bin } from './root.mjs'
import { runProgram } from './run-program.mjs'

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

/**
 * The Chromium to test with, in the fixed order: `CHROME_PATH`, one on PATH, Debian's package, Playwright's download.
 *
 * @param {{ chromePath?: string, onPath: () => string | null, starts: (file: string) => Promise<boolean>, installPackage: () => Promise<boolean>, download: () => Promise<boolean> }} ways
 * @returns {Promise<{ file: string | null, from: string }>} `file` null: Playwright's own copy
 */
export async function chooseChromium({ chromePath, onPath, starts, installPackage, download }) {
  if (chromePath) {
    if (await starts(chromePath)) return { file: chromePath, from: 'CHROME_PATH' }
    throw new CommandFailed(`CHROME_PATH=${chromePath} does not start`)
  }
  const present = onPath()
  if (present && (await starts(present))) return { file: present, from: 'PATH' }
  if (await installPackage()) {
    const installed = onPath()
    if (installed && (await starts(installed))) return { file: installed, from: 'Debian package' }
  }
  if (await download()) return { file: null, from: "Playwright's download" }
  throw new CommandFailed(
    'No Chromium: set CHROME_PATH, install the package "chromium", or allow Playwright to download one',
  )
}

export function findChromium(env = process.env) {
  return chooseChromium({
    chromePath: env.CHROME_PATH,
    onPath: () => findOnPath(NAMES, env.PATH ?? ''),
    starts: async (file) => (await runProgram(file, ['--version'])).code === 0,
    installPackage: () => installDebianPackage('chromium'),
    download: async () => (await runProgram(bin('playwright'), ['install', 'chromium'], { show: true })).code === 0,
  })
}

export function findOnPath(names, searchPath) {
  for (const name of names) {
    for (const folder of searchPath.split(path.delimiter)) {
      const file = path.join(folder, name)
      try {
        accessSync(file, constants.X_OK)
        return file
      } catch {
        // The next folder may have it.
      }
    }
  }
  return null
}

/** Installs a package of Debian when this is Debian and we may. On Ubuntu `chromium` is a snap, which containers can't run. */
export async function installDebianPackage(name) {
  if (process.getuid?.() !== 0 || !isDebian()) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`  installing Debian's package ${name}`)
  await runProgram('apt-get', ['update', '-qq'], { env })
  const { code } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return code === 0
}

function isDebian() {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
