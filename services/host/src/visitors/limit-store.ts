import { Redis } from 'ioredis'
import { z } from 'zod'

/** Where limits are counted. Processes that share a store share their limits. */
export type LimitStore =
  /** Of this process alone. */
  | { readonly kind: 'memory' }
  /** `client` of ioredis. */
  | { readonly kind: 'redis'; readonly client: object }
  /** `pool` of pg; `table` as the API's migration of request counts makes it. */
  | { readonly kind: 'postgresql'; readonly pool: object; readonly table: string }

export interface OpenLimitStore {
  readonly store: LimitStore
  close(): void
}

const CONNECT_WITHIN_MS = 2_000

/** `LIMITS_URL`: Redis or Valkey, `redis://…` or `rediss://…`. */
export function limitsUrlSetting() {
  return z.url({ protocol: /^rediss?$/ }).optional()
}

/** The store at `LIMITS_URL`, or the memory of this process. Never waits for a server that is away. */
export function openLimitStore(limitsUrl: string | undefined): OpenLimitStore {
  if (limitsUrl === undefined) return { store: { kind: 'memory' }, close: () => undefined }
  const client = new Redis(limitsUrl, {
    connectTimeout: CONNECT_WITHIN_MS,
    maxRetriesPerRequest: 0,
    // Counts of a moment ago are worth nothing once the server is back.
    enableOfflineQueue: false,
    retryStrategy: (attempt) => Math.min(attempt * 100, CONNECT_WITHIN_MS),
  })
  // Without a listener a lost connection would end the process; who counts is told (`onStoreFailure`).
  client.on('error', () => undefined)
  return { store: { kind: 'redis', client }, close: () => client.disconnect() }
}
