/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, test } from '@jest/globals'
import { serviceHeaders } from 'service-host'
import { openTestDatabase } from '../testing/test-database'
import { buildServer } from './build-server'

const SECRET = 's'.repeat(32)

test('a visitor is limited with an envelope, whoever asks for them; a service is not', async () => {
  const database = await openTestDatabase({ filled: false })
  const { app } = await buildServer({
    database,
    logLevel: 'silent',
    trust: { trustedHops: 0, serviceSecret: SECRET },
    requestsPerMinute: 5,
    watchProcess: false,
    checkAnswers: true,
  })
  const statuses = async (headers: Record<string, string>) => {
    const counts = new Map<number, number>()
    for (let round = 0; round < 6; round += 1) {
      const { statusCode } = await app.inject({ url: '/api/Content/GetRevision', headers })
      counts.set(statusCode, (counts.get(statusCode) ?? 0) + 1)
    }
    return Object.fromEntries(counts)
  }
  const visitor = serviceHeaders(SECRET, '203.0.113.7')
  expect(await statuses(visitor)).toEqual({ 200: 5, 429: 1 })
  const refused = await app.inject({ url: '/api/Content/GetRevision', headers: visitor })
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(refused.headers['retry-after']).toBeDefined()
  expect(await statuses(serviceHeaders(SECRET, '203.0.113.8'))).toEqual({ 200: 5, 429: 1 })
  expect(await statuses(serviceHeaders(SECRET))).toEqual({ 200: 6 })
  expect(await statuses({ 'x-visitor-address': '203.0.113.9' })).toEqual({ 200: 5, 429: 1 })
  expect(await statuses({ 'x-forwarded-for': '203.0.113.10' })).toEqual({ 429: 6 })
  await app.close()
  await database.close()
}, 120_000)
