import { createHash } from 'node:crypto'
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  RateLimiterRes,
} from 'rate-limiter-flexible'
import type { LimitStore } from './limit-store'
import { visitorAddress } from './visitor-address'

export interface LimiterOptions {
  readonly store: LimitStore
  /** Tells this limit's counts from those of others in the same store. */
  readonly name: string
  /** What a visitor has for each `windowSeconds`; whole numbers. */
  readonly points: number
  readonly windowSeconds: number
  /** Told once when the store begins to fail, and again when it fails after it worked. */
  readonly onStoreFailure: (error: unknown) => void
}

export interface Consumption {
  readonly refused: boolean
  /** When there are points again; 0 unless refused. */
  readonly retryAfterSeconds: number
  /** Points that are left in this window. */
  readonly left: number
}

export interface Limiter {
  /**
   * Takes `points` (1 unless said; whole) from what a visitor's address has left in this window. Never rejects: while the
   * store fails, this process counts for itself.
   */
  consume(address: string, points?: number): Promise<Consumption>
}

/** Nobody waits longer than this to be counted. */
const STORE_WITHIN_MS = 500
/** So long a store that failed is left alone. */
const STORE_PAUSE_MS = 2_000

/** A limit of points in a window of time, for each visitor's address. */
export function createLimiter({ store, name, points, windowSeconds, onStoreFailure }: LimiterOptions): Limiter {
  const bounds = { keyPrefix: name, points, duration: windowSeconds }
  const ownCounts = new RateLimiterMemory(bounds)
  const shared = sharedLimiter(store, bounds)
  let pausedUntil = 0
  let failing = false

  async function consumeShared(limiter: RateLimiterAbstract, key: string, cost: number): Promise<Consumption> {
    try {
      const consumption = await within(STORE_WITHIN_MS, consumptionOf(limiter, key, cost))
      failing = false
      return consumption
    } catch (error) {
      pausedUntil = Date.now() + STORE_PAUSE_MS
      if (!failing) onStoreFailure(error)
      failing = true
      return consumptionOf(ownCounts, key, cost)
    }
  }

  return {
    async consume(address, cost = 1) {
      const key = keyOf(address)
      if (shared === null || Date.now() < pausedUntil) return consumptionOf(ownCounts, key, cost)
      return consumeShared(shared, key, cost)
    },
  }
}

interface Bounds {
  readonly keyPrefix: string
  readonly points: number
  readonly duration: number
}

/** Null: nothing is shared. Who is over the limit is refused from memory, without asking the store again. */
function sharedLimiter(store: LimitStore, bounds: Bounds): RateLimiterAbstract | null {
  const options = { ...bounds, inMemoryBlockOnConsumed: bounds.points + 1 }
  switch (store.kind) {
    case 'memory':
      return null
    case 'redis':
      return new RateLimiterRedis({ ...options, storeClient: store.client, rejectIfRedisNotReady: true })
    case 'postgresql':
      return new RateLimiterPostgres({
        ...options,
        storeClient: store.pool,
        storeType: 'pool',
        tableName: store.table,
        tableCreated: true,
        // Housekeeping does it, for all processes at once.
        clearExpiredByTimeout: false,
      })
  }
}

async function consumptionOf(limiter: RateLimiterAbstract, key: string, cost: number): Promise<Consumption> {
  try {
    const { remainingPoints } = await limiter.consume(key, cost)
    return { refused: false, retryAfterSeconds: 0, left: remainingPoints }
  } catch (refusal) {
    if (!(refusal instanceof RateLimiterRes)) throw refusal
    return { refused: true, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), left: 0 }
  }
}

/** Enough to count by, and no address to read in the store. */
function keyOf(address: string): string {
  return createHash('sha256').update(visitorAddress(address)).digest('base64url')
}

async function within<T>(limitMs: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`The store of limits did not answer within ${limitMs} ms`)), limitMs)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
