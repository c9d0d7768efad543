import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const CONTENT = path.join(root, 'content')
const MIGRATIONS = path.join(root, 'services/api/migrations')
const IMPORTER = path.join(root, 'services/api/dist/content.mjs')

/** Names, sizes and times of all that an import depends on; reading every file would take as long as the import. */
function fingerprint(folders = [CONTENT, MIGRATIONS]) {
  const hash = createHash('sha256').update(readFileSync(IMPORTER))
  for (const folder of folders) {
    const files = readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.join(entry.parentPath, entry.name))
    for (const file of files.sort()) {
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  }
  return hash.digest('hex')
}

/**
 * Runs `load` unless it last succeeded for the same files on the same embedded database. A PostgreSQL elsewhere may have
 * been emptied since, so there the importer itself finds out what is new.
 *
 * @returns {Promise<boolean>} whether it ran
 */
export async function whenContentChanged({ dataDir, databaseUrl }, load) {
  if (databaseUrl) {
    await load()
    return true
  }
  // Beside the database: who deletes the folder deletes both.
  const stamp = path.join(dataDir, 'content-imported')
  const now = fingerprint()
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return false
  rmSync(stamp, { force: true })
  await load()
  mkdirSync(dataDir, { recursive: true })
  writeFileSync(stamp, now)
  return true
}
