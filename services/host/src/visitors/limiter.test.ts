import { expect, test } from '@jest/globals'
import RedisMock from 'ioredis-mock'
import type { LimitStore } from './limit-store'
import { createLimiter, type Limiter } from './limiter'

const failures: unknown[] = []

function limiterOver(store: LimitStore, name = 'requests'): Limiter {
  failures.length = 0
  return createLimiter({
    store,
    name,
    points: 5,
    windowSeconds: 60,
    onStoreFailure: (error) => failures.push(error),
  })
}

async function refusals(limiter: Limiter, address: string, times: number): Promise<number> {
  let refused = 0
  for (let round = 0; round < times; round += 1) if ((await limiter.consume(address)).refused) refused += 1
  return refused
}

test('a visitor has so many points in a window, and is told when there are more', async () => {
  const limiter = limiterOver({ kind: 'memory' })
  expect(await refusals(limiter, '203.0.113.1', 5)).toBe(0)
  const { refused, retryAfterSeconds } = await limiter.consume('203.0.113.1')
  expect(refused).toBe(true)
  expect(retryAfterSeconds).toBeGreaterThan(50)
  expect(retryAfterSeconds).toBeLessThanOrEqual(60)
  expect(await limiter.consume('203.0.113.2', 5)).toEqual({ refused: false, retryAfterSeconds: 0, left: 0 })
  expect((await limiter.consume('203.0.113.3', 6)).refused).toBe(true)
})

test.each([
  ['2001:db8:1:2::7', '2001:db8:1:2:ffff::1', 'a household'],
  ['::ffff:203.0.113.9', '203.0.113.9', 'one address in both spellings'],
])('%s and %s are one visitor: %s', async (first, second) => {
  const limiter = limiterOver({ kind: 'memory' })
  expect(await refusals(limiter, first, 5)).toBe(0)
  expect(await refusals(limiter, second, 1)).toBe(1)
})

test('processes that share Redis share the limit; limits of another name have their own', async () => {
  const client = new RedisMock()
  const [one, other] = [limiterOver({ kind: 'redis', client }), limiterOver({ kind: 'redis', client })]
  expect(await refusals(one, '203.0.113.1', 3)).toBe(0)
  expect(await refusals(other, '203.0.113.1', 3)).toBe(1)
  expect(await refusals(limiterOver({ kind: 'redis', client }, 'menus'), '203.0.113.1', 5)).toBe(0)
  expect((await client.keys('*')).join()).not.toContain('203.0.113')
  expect(failures).toEqual([])
})

test.each([
  ['fails', () => Promise.reject(new Error('connection refused'))],
  ['never answers', () => new Promise(() => undefined)],
])('while the store %s, one line tells so and this process counts for itself', async (_, query) => {
  const limiter = limiterOver({ kind: 'postgresql', pool: { query }, table: 'request_counts' })
  const started = Date.now()
  expect(await refusals(limiter, '203.0.113.1', 6)).toBe(1)
  expect(Date.now() - started).toBeLessThan(1_500)
  expect(failures).toHaveLength(1)
})
