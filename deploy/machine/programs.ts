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
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  console.log(`  installing Debian's package ${name}`)
  await runProgram('apt-get', ['update', '-qq'], { env })
  const { code } = await runProgram('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env })
  return code === 0
}

function isDebian(): boolean {
  try {
    return /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
  } catch {
    return false
  }
}
