/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { expect, test } from '@jest/globals'
import { openTestDatabase } from '../testing/test-database'
import { buildServer } from './build-server'

test('a visitor is limited with an envelope; the document host on this machine is not', async () => {
  const database = await openTestDatabase({ filled: false })
  const { app } = await buildServer({
    database,
    logLevel: 'silent',
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
  expect(await statuses({ 'x-forwarded-for': '203.0.113.7' })).toEqual({ 200: 5, 429: 1 })
  const refused = await app.inject({ url: '/api/Content/GetRevision', headers: { 'x-forwarded-for': '203.0.113.7' } })
  expect(refused.json()).toMatchObject({ success: false, code: 'too_many_requests' })
  expect(refused.headers['retry-after']).toBeDefined()
  expect(await statuses({})).toEqual({ 200: 6 })
  await app.close()
  await database.close()
}, 120_000)
