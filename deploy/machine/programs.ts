import { accessSync, constants, readFileSync } from 'node:fs'
import path from 'node:path'
import { runProgram } from '../runner/run-program'

/** The first program of these names in the folders of `searchPath` (PATH), or null. */
export function findOnPath(names: readonly string[], searchPath: string): string | null {
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

/**
 * Installs a package of Debian where this is Debian and root runs it; tells whether it is installed. On Ubuntu `chromium`
 * is a snap, which containers can't run.
 */
export async function installDebianPackage(name: string): Promise<boolean> {
  if (process.getuid?.() !== 0 || !isDebian()) return false
  console.log(`  installing Debian's package ${name}`)
  listed ??= apt(['update', '-qq'])
  await listed
  // Without manuals: the index of them that is made anew at each installation costs more than the package.
  const options = ['-y', '-qq', '--no-install-recommends', '-o', 'Dpkg::Options::=--path-exclude=/usr/share/man/*']
  return (await apt(['install', ...options, name])) === 0
}

/** Debian's list of packages, fetched once. */
let listed: Promise<number> | undefined

async function apt(args: readonly string[]): Promise<number> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  return (await runProgram('apt-get', args, { env })).code
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
