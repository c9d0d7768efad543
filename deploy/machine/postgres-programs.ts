import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

const DEBIAN_FOLDER = '/usr/lib/postgresql'

/** The folder of the newest PostgreSQL's programs, or null. */
export function findPostgres(onPath: (names: readonly string[]) => string | null): string | null {
  const versions = existsSync(DEBIAN_FOLDER) ? readdirSync(DEBIAN_FOLDER) : []
  const folders = newestFirst(versions).map((version) => path.join(DEBIAN_FOLDER, version, 'bin'))
  const found = folders.find((folder) => existsSync(path.join(folder, 'initdb')))
  if (found) return found
  const initdb = onPath(['initdb'])
  return initdb ? path.dirname(initdb) : null
}

export function newestFirst(versions: readonly string[]): string[] {
  return versions.filter((version) => /^\d+$/.test(version)).sort((a, b) => Number(b) - Number(a))
}
