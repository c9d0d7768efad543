import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { step } from '../runner/progress'
import { root } from '../runner/root'
import type { SiteSettings } from '../runner/settings'
import { runContentImporter } from './content-import'
import { siteEnvironment } from './site'

const CONTENT = path.join(root, 'content')
const MIGRATIONS = path.join(root, 'services/api/migrations')
const IMPORTER = path.join(root, 'services/api/dist/content.mjs')

const IMPORT_ARGUMENTS = { plain: ['import'], demonstration: ['import', '--demo-accounts'] } as const

/** Names, sizes and times of all that an import depends on; reading every file would take as long as the import. */
function fingerprint(folders = [CONTENT, MIGRATIONS]): string {
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
 * Imports the content unless it was last imported from the same files into the same embedded database. A PostgreSQL
 * elsewhere may have been emptied since, so there the importer itself finds out what is new. A demonstration gets its accounts too.
 */
export async function importChangedContent(
  settings: SiteSettings,
  { demonstration }: { readonly demonstration: boolean },
): Promise<void> {
  const args = IMPORT_ARGUMENTS[demonstration ? 'demonstration' : 'plain']
  const runImport = () => step('Filling the database', () => runContentImporter(args, siteEnvironment(settings)))
  if (settings.databaseUrl) return runImport()
  // Beside the database: who deletes the folder deletes both.
  const stamp = path.join(settings.dataDir, 'content-imported')
  const now = `${fingerprint()} ${args.join(' ')}`
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === now) return
  rmSync(stamp, { force: true })
  await runImport()
  mkdirSync(settings.dataDir, { recursive: true })
  writeFileSync(stamp, now)
}
