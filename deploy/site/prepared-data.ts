import { createHash, randomBytes } from 'node:crypto'
import { cpSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from '../runner/root'
import { distOf, unitFolders } from '../runner/units'
import { contentFingerprint } from './content-stamp'

const FOLDER = path.join(root, '.cache/prepared-sites')
/** What filling makes of a data folder; the rest is of one site alone. */
const PARTS = ['database', 'releases', 'registry.json']

/**
 * Fills the data folder of a temporary site, or copies what an earlier one was filled with from the same builds and content:
 * a test run starts several such sites, and filling one costs more than running it.
 *
 * @param fill publishes the releases and imports the content into `dataDir`
 */
export async function fillOrCopy(dataDir: string, fill: () => Promise<void>): Promise<void> {
  const prepared = path.join(FOLDER, preparedKey())
  if (existsSync(prepared)) {
    cpSync(prepared, dataDir, { recursive: true, preserveTimestamps: true })
    return
  }
  await fill()
  // Whole or not at all: several sites may be filled at the same time.
  const draft = `${prepared}-${randomBytes(4).toString('hex')}`
  mkdirSync(draft, { recursive: true })
  for (const part of PARTS)
    cpSync(path.join(dataDir, part), path.join(draft, part), { recursive: true, preserveTimestamps: true })
  for (const other of readdirSync(FOLDER).filter((name) => !name.includes('-') && name !== path.basename(prepared)))
    rmSync(path.join(FOLDER, other), { recursive: true, force: true })
  if (existsSync(prepared)) rmSync(draft, { recursive: true, force: true })
  else renameSync(draft, prepared)
}

function preparedKey(): string {
  const hash = createHash('sha256').update(contentFingerprint())
  for (const folder of [...unitFolders().map(distOf), path.join(root, 'services/web/dist')])
    for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
      if (!entry.isFile()) continue
      const file = path.join(entry.parentPath, entry.name)
      const { size, mtimeMs } = statSync(file)
      hash.update(`${file} ${size} ${mtimeMs}\n`)
    }
  return hash.digest('hex').slice(0, 32)
}
