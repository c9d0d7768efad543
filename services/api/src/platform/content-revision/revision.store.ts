import type { Database } from '../database/open-database'

export interface ContentRevision {
  readonly revision: number
  /** Stays where a desk of the site changed something (`contentChanged`): dishes, articles and rules are in files. */
  readonly filesRevision: number
  readonly changedAt: Date
  /** Grows when all caches are to be emptied. */
  readonly generation: number
}

/** The content's revision, read from the database at most once in `freshMs`. */
export interface RevisionWatch {
  current(): Promise<ContentRevision>
  /** Asks the database now, whatever was read before. */
  latest(): Promise<ContentRevision>
  /** The next reading asks the database. */
  forget(): void
}

/** Of a clock that nobody sets. */
const monotonicMs = () => performance.now()

/**
 * Every process asks by itself, so a change made by an importer or by another process is seen everywhere within
 * `freshMs`, without messages between them.
 */
export function createRevisionWatch(database: Database, freshMs = 1000, now = monotonicMs): RevisionWatch {
  let reading: Promise<ContentRevision> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  function latest(): Promise<ContentRevision> {
    readAt = now()
    const fresh = readRevision(database)
    reading = fresh
    // A failed reading is not kept, or one lost connection would fail the calls of a whole second.
    fresh.catch(() => {
      if (reading === fresh) reading = null
    })
    return fresh
  }
  return {
    current: () => (reading && now() - readAt < freshMs ? reading : latest()),
    latest,
    forget() {
      reading = null
    },
  }
}

async function readRevision(database: Database): Promise<ContentRevision> {
  const result = await database.pool.query<ContentRevision>({
    name: 'content-revision',
    text: `select revision, revision - desk_edits as "filesRevision", changed_at as "changedAt", cache_generation as generation
      from content_revision`,
  })
  const row = result.rows[0]
  if (!row) throw new Error('The row of content_revision is missing')
  return row
}
