import path from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { openPreparedStore, preparedKey } from 'content/testing/prepared'
import {
  type DatabaseFiles,
  openDatabaseFiles,
  openDatabaseFolder,
  readDatabaseFiles,
  writeDatabaseFiles,
} from './database-files'

const service = path.join(__dirname, '../../..')
const root = path.join(service, '../..')
const store = openPreparedStore<DatabaseFiles>(path.join(root, '.cache/test-databases'))

/** PGlite and the other packages are those of the lock file. */
const PROGRAMS = { files: [path.join(root, 'package-lock.json')], versions: [process.version] }

/** Whatever may have a part in filling a database: all sources of the API and of the packages that it is built from. */
export const SOURCES = [
  'services/api/src',
  'services/api/migrations',
  'services/host/src',
  'content/src',
  'shared-contracts/src',
  'shared-drawings/src',
]

const once = <T>(make: () => T): (() => T) => {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const programKey = once(() => preparedKey(PROGRAMS))
/** Changes with any source that fills a database. */
export const sourcesKey = once(() =>
  preparedKey({ ...PROGRAMS, folders: SOURCES.map((folder) => path.join(root, folder)) }),
)

interface Filled {
  readonly pglite: PGlite
  close(): Promise<void>
}

/** Those of this process, which outlives the test files that it runs. */
const known = new Map<string, Promise<DatabaseFiles>>()

async function prepare(name: string, key: string, make: () => Promise<Filled>): Promise<DatabaseFiles> {
  const stored = store.read(name, key)
  if (stored !== null) return stored
  const { pglite, close } = await make()
  const files = await readDatabaseFiles(pglite)
  await close()
  store.keep(name, key, files)
  return files
}

function preparedOnce(name: string, key: () => string, make: () => Promise<Filled>): Promise<DatabaseFiles> {
  const files = known.get(name) ?? prepare(name, key(), make)
  known.set(name, files)
  return files
}

/** An empty database; making one anew takes most of a test file's time. */
const emptyFiles = () =>
  preparedOnce('empty', programKey, async () => {
    const pglite = await PGlite.create('memory://')
    return { pglite, close: () => pglite.close() }
  })

/** `PGlite.create`, from a prepared empty database. */
export async function createPglite(dataDir: string): Promise<PGlite> {
  if (dataDir.startsWith('memory://')) return openDatabaseFiles(await emptyFiles())
  writeDatabaseFiles(await emptyFiles(), dataDir)
  return openDatabaseFolder(dataDir)
}

/** Fills an empty database and returns what closes it. */
export type FillPglite = (empty: PGlite) => Promise<() => Promise<void>>

/**
 * A copy of the database that `fill` made, here or in an earlier process from the same sources.
 * @param name says what `fill` fills in
 */
export async function createFilledPglite(name: string, fill: FillPglite): Promise<PGlite> {
  return openDatabaseFiles(await filledFiles(name, fill))
}

/** Writes such a copy to a folder that holds no database yet. */
export async function writeFilledPglite(name: string, fill: FillPglite, folder: string): Promise<void> {
  writeDatabaseFiles(await filledFiles(name, fill), folder)
}

function filledFiles(name: string, fill: FillPglite): Promise<DatabaseFiles> {
  return preparedOnce(name, sourcesKey, async () => {
    const pglite = await createPglite('memory://')
    return { pglite, close: await fill(pglite) }
  })
}
