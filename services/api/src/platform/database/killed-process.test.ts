/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { type ApiProcess, bundleApi, startApi } from '../../testing/api-process'
import { call, newMother } from '../../testing/api-visitor'
import { openTestDatabase, writeEmbeddedTestDatabase } from '../../testing/test-database'
import { hasTestPostgres, urlOfTestDatabase } from '../../testing/test-postgres-database'
import type { Database } from './open-database'

jest.setTimeout(120_000)

/** Checks are sent from here on, one a day. */
const FIRST_DAY = `${new Date().getFullYear() - 1}-01-01` as CalendarDay
const SENT = 120
const ANSWERED_BEFORE_KILL = 40

let bundle: string
let database: Database | null = null
const running: ApiProcess[] = []
const folder = mkdtempSync(path.join(tmpdir(), 'api-killed-'))

beforeAll(async () => {
  bundle = bundleApi()
  if (hasTestPostgres()) database = await openTestDatabase({ filled: false })
  else console.warn('PostgreSQL: NOT RUN, there is none')
}, 120_000)
afterAll(async () => {
  for (const api of running) await api.kill()
  await database?.close()
  rmSync(folder, { recursive: true, force: true })
  rmSync(path.dirname(bundle), { recursive: true, force: true })
})

/** Sends checks, several at a time, and kills the API in the midst of them; answers the days that it had acknowledged. */
async function writeUntilKilled(api: ApiProcess, token: string): Promise<string[]> {
  const acknowledged: string[] = []
  let next = 0
  let killed: Promise<void> | null = null
  async function sender() {
    while (next < SENT && killed === null) {
      const checkDate = addDays(FIRST_DAY, next)
      next += 1
      try {
        const body = { checkDate, weight: 55, height: 158, weeksAfterBirth: 10 }
        await call(api, 'POST', 'HealthCheck/CheckMotherHealth', body, token)
        acknowledged.push(checkDate)
      } catch (error) {
        if (killed === null) throw error
      }
      if (acknowledged.length >= ANSWERED_BEFORE_KILL) killed ??= api.kill()
    }
  }
  await Promise.all([sender(), sender(), sender(), sender()])
  await killed
  return acknowledged
}

describe.each(['embedded', 'PostgreSQL'])('%s', (kind) => {
  test('a record that was acknowledged is there after the API was killed', async () => {
    if (kind === 'PostgreSQL' && database === null) return
    const dataDir = path.join(folder, kind)
    if (kind === 'embedded') await writeEmbeddedTestDatabase(dataDir)
    const environment = {
      DATA_DIR: dataDir,
      ...(kind === 'PostgreSQL' && database ? { DATABASE_URL: await urlOfTestDatabase(database) } : {}),
    }
    const first = await startApi(bundle, environment)
    running.push(first)
    const { token, userId } = await newMother(first, dataDir)
    const acknowledged = await writeUntilKilled(first, token)
    expect(acknowledged.length).toBeGreaterThanOrEqual(ANSWERED_BEFORE_KILL)
    expect(acknowledged.length).toBeLessThan(SENT)

    const second = await startApi(bundle, environment)
    running.push(second)
    const history = await call(second, 'GET', `HealthCheck/GetMotherHealthHistory?motherId=${userId}`, undefined, token)
    const days = history.map(({ checkDate }: { checkDate: string }) => checkDate)
    expect(acknowledged.filter((day) => !days.includes(day))).toEqual([])
    // It takes new ones too: the killed process left nothing behind that stands in the way.
    await call(second, 'POST', 'HealthCheck/CheckMotherHealth', { weight: 55, height: 158, weeksAfterBirth: 10 }, token)
  })
})
