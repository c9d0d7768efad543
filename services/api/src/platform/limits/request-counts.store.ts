import type { LimitStore } from 'service-host'
import type { Database } from '../database/open-database'

/** Counts that all processes on this database share; the embedded one has a single process, whose memory is enough. */
export function requestCountsOf({ kind, pool }: Database): LimitStore {
  return kind === 'postgresql' ? { kind, pool, table: 'request_counts' } : { kind: 'memory' }
}

export async function forgetExpiredCounts({ query }: Database, now: Date): Promise<void> {
  await query.deleteFrom('requestCounts').where('expire', '<', String(now.getTime())).execute()
}
