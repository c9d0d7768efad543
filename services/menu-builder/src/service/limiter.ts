import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { Limiter } from './allowance'

/** Counts in the memory of this process. */
export function createMemoryLimiter(points: number, windowSeconds: number): Limiter {
  const limiter = new RateLimiterMemory({ points, duration: windowSeconds })
  return {
    async consume(address, cost) {
      try {
        await limiter.consume(address, cost)
        return { refused: false, retryAfterSeconds: 0 }
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        return { refused: true, retryAfterSeconds: Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)) }
      }
    },
  }
}
