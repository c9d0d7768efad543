import path from 'node:path'
import process from 'node:process'
import type { Review } from 'shared-contracts/health-rules'
import type { MenuSnapshot } from '../../menu-planning/menu-planning'
import { type ContentRows, type ContentTable, contentTables } from '../../rows/content-rows'
import { freezeDeeply } from './freeze-deeply'
import { openPreparedStore, preparedKey } from './prepared-store'

/**
 * The project's own content for tests, as its readers give it: read once for each state of its sources, and kept for the
 * processes to come, each table by itself. It is frozen: tests of one process may share it.
 */

const root = path.join(import.meta.dirname, '../../../..')

/** Whatever has a part in what the readers make of the content. */
export const CONTENT_SOURCES = ['content', 'shared-contracts/src', 'shared-drawings/src']

/**
 * Changes with any content file, any source of the readers, the packages and Node's version.
 *
 * @param projectRoot the folder that holds `CONTENT_SOURCES` and the lock file
 */
export function contentKey(projectRoot = root): string {
  return preparedKey({
    folders: CONTENT_SOURCES.map((folder) => path.join(projectRoot, folder)),
    files: [path.join(projectRoot, 'package-lock.json')],
    versions: [process.version],
  })
}

/** What the API hands out to the menu builder. Throws when the nutrition files can't be used. */
export const realMenuSnapshot: () => MenuSnapshot = preparedOnce('menu snapshot', () => {
  const { contentFolder, contentRoot, readMenuSnapshot } = readers()
  return { 'menu snapshot': readMenuSnapshot(contentFolder(contentRoot())) }
})

/** All tables as an import of the content would write them; a table is read when it is asked for. */
export const realRows: ContentRows = Object.create(
  Object.prototype,
  Object.fromEntries(
    contentTables.map((table) => [table, { enumerable: true, get: preparedOnce(tableName(table), readContent) }]),
  ),
)

const reviewEntries: () => readonly (readonly [string, Review])[] = preparedOnce('reviews', readContent)

/** Whether texts, rules and menus are signed, by subject. */
export function realReviews(): ReadonlyMap<string, Review> {
  return new Map(reviewEntries())
}

function readContent(): Readonly<Record<string, unknown>> {
  const { checkContent, contentFolder, contentRoot } = readers()
  const { rows, reviews } = checkContent(contentFolder(contentRoot()))
  return {
    ...Object.fromEntries(contentTables.map((table) => [tableName(table), rows[table]])),
    reviews: [...reviews],
  }
}

function tableName(table: ContentTable): string {
  return `table ${table}`
}

/** Required only when something has to be read: to load the modules takes longer than to take a prepared value. */
function readers(): typeof import('../../index') {
  return require('../../index')
}

/** @param read makes this value, and others that are made with it, by their names */
function preparedOnce(name: string, read: () => Readonly<Record<string, unknown>>) {
  return once(() => {
    // JSON, so that each value is made of the arrays and objects of the test's own realm.
    const store = openPreparedStore<string>(path.join(root, '.cache/test-content'))
    const key = ownKey()
    const kept = store.read(name, key)
    if (kept !== null) return freezeDeeply(JSON.parse(kept))
    const texts = Object.entries(read()).map(([each, value]) => [each, JSON.stringify(value)] as const)
    for (const [each, text] of texts) store.keep(each, key, text)
    return freezeDeeply(JSON.parse(new Map(texts).get(name) ?? 'null'))
  })
}

const ownKey = once(() => contentKey())

function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | null = null
  return () => {
    made ??= { value: make() }
    return made.value
  }
}
