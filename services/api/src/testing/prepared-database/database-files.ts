import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { MemoryFS, PGlite } from '@electric-sql/pglite'

/** A folder or a file of a database, by its path within the database's folder. A folder comes before what is in it. */
export interface DatabaseEntry {
  readonly path: string
  readonly mode: number
  /** Null: a folder. */
  readonly bytes: Uint8Array | null
}

/** All that a database consists of. */
export type DatabaseFiles = readonly DatabaseEntry[]

/** PostgreSQL's own default of 128 MB takes longer to clear than the rest of a start; test data are a few MB. */
const SMALL_CACHE = ['-c', 'shared_buffers=16MB']

/** The files as they are now, with what the database still had in memory. */
export async function readDatabaseFiles(pglite: PGlite): Promise<DatabaseFiles> {
  await pglite.exec('checkpoint')
  const { FS } = pglite.Module
  const entries: DatabaseEntry[] = []
  function read(folder: string): void {
    const names: readonly string[] = FS.readdir(path.posix.join(PGlite.paths.PGDATA, folder))
    for (const name of names.filter((name) => name !== '.' && name !== '..')) {
      const within = path.posix.join(folder, name)
      const place = path.posix.join(PGlite.paths.PGDATA, within)
      const { mode } = FS.stat(place)
      if (FS.isDir(mode)) {
        entries.push({ path: within, mode, bytes: null })
        read(within)
      } else {
        entries.push({ path: within, mode, bytes: FS.readFile(place) })
      }
    }
  }
  read('')
  return entries
}

/** Puts the files where PGlite looks for its database in memory: a fifth of the time that its own `loadDataDir` needs. */
class CopiedFiles extends MemoryFS {
  readonly #files: DatabaseFiles

  constructor(files: DatabaseFiles) {
    super('memory://')
    this.#files = files
  }

  override async initialSyncFs(): Promise<void> {
    const FS = this.pg?.Module.FS
    FS.mkdirTree(PGlite.paths.PGDATA, 0o700)
    for (const { path: within, mode, bytes } of this.#files) {
      const place = path.posix.join(PGlite.paths.PGDATA, within)
      if (bytes === null) {
        FS.mkdir(place, mode)
      } else {
        // A copy, which the file keeps without copying it once more.
        FS.writeFile(place, bytes.slice(), { canOwn: true })
        FS.chmod(place, mode)
      }
    }
  }
}

let program: Promise<WebAssembly.Module> | null = null

/** PGlite's program, compiled once a process. */
function compiledProgram(): Promise<WebAssembly.Module> {
  const file = path.join(path.dirname(require.resolve('@electric-sql/pglite')), 'pglite.wasm')
  program ??= WebAssembly.compile(readFileSync(file))
  return program
}

const startOptions = async () => ({
  startParams: [...PGlite.defaultStartParams, ...SMALL_CACHE],
  pgliteWasmModule: await compiledProgram(),
})

/** A database of its own in memory, with these files. */
export async function openDatabaseFiles(files: DatabaseFiles): Promise<PGlite> {
  return PGlite.create({ fs: new CopiedFiles(files), ...(await startOptions()) })
}

/** The database of a folder. */
export async function openDatabaseFolder(folder: string): Promise<PGlite> {
  return PGlite.create(folder, await startOptions())
}

/** Writes the files to a folder that holds no database yet. */
export function writeDatabaseFiles(files: DatabaseFiles, folder: string): void {
  if (existsSync(path.join(folder, 'PG_VERSION'))) return
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  for (const { path: within, mode, bytes } of files) {
    const place = path.join(folder, within)
    if (bytes === null) mkdirSync(place, { mode: mode & 0o777 })
    else writeFileSync(place, bytes, { mode: mode & 0o777 })
  }
}
