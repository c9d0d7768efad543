import type { Database } from '../database/open-database'

export interface ContentRevision {
  readonly revision: number
  readonly changedAt: Date
}

/** The content's revision, read from the database at most once in `freshMs`. */
export interface RevisionWatch {
  current(): Promise<ContentRevision>
  /** The next reading asks the database. */
  forget(): void
}

/**
 * Every process asks by itself, so a change made by an importer or by another process is seen everywhere within
 * `freshMs`, without messages between them.
 */
export function createRevisionWatch(database: Database, freshMs = 1000, now = Date.now): RevisionWatch {
  let reading: Promise<ContentRevision> | null = null
  let readAt = Number.NEGATIVE_INFINITY
  return {
    current() {
      if (reading && now() - readAt < freshMs) return reading
      readAt = now()
      const fresh = readRevision(database)
      reading = fresh
      // A failed reading is not kept, or one lost connection would fail the calls of a whole second.
      fresh.catch(() => {
        if (reading === fresh) reading = null
      })
      return fresh
    },
    forget() {
      reading = null
    },
  }
}

async function readRevision(database: Database): Promise<ContentRevision> {
  const result = await database.pool.query<ContentRevision>({
    name: 'content-revision',
    text: 'select revision, changed_at as "changedAt" from content_revision',
  })
  const row = result.rows[0]
  if (!row) throw new Error('The row of content_revision is missing')
  return row
}
