import { afterAll, beforeAll } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { type CalendarDay, isCalendarDay } from 'shared-contracts/ages'
import { CHANGE_HEADER } from 'shared-contracts/calls'
import type { Database } from '../../platform/database/open-database'
import { buildServer } from '../../server/build-server'
import { proved } from '../../testing/second-step'
import { openTestDatabase } from '../../testing/test-database'
import type { HealthAccess, OwnChild } from '../rules/health-access'

/** Users by id: a mother, somebody else, and one who withdrew consent to health data. */
export const MOTHER = 1
export const STRANGER = 2
export const WITHDRAWN = 3
/** The mother's child, a girl born a year before `TODAY`. */
export const CHILD = 7
/** A boy of hers, three years old, and his sister of two weeks. */
export const BROTHER = 8
export const NEWBORN = 9
export const TODAY = day('2026-06-01')

export function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new Error(text)
  return text
}

const children: Readonly<Record<number, OwnChild>> = {
  [CHILD]: { dayOfBirth: day('2025-06-01'), sex: 1 },
  [BROTHER]: { dayOfBirth: day('2023-05-01'), sex: 0 },
  [NEWBORN]: { dayOfBirth: day('2026-05-18'), sex: 1 },
}

const health: HealthAccess = {
  childOf: async (userId, childId) => (userId === STRANGER ? null : (children[childId] ?? null)),
  hasHealthConsent: async (userId) => userId !== WITHDRAWN,
}

/** The API with an empty database for the tests of one file, and its health calls. */
export function createHealthSite() {
  let now = new Date('2026-06-01T03:00:00Z')
  let database: Database
  let app: FastifyInstance

  beforeAll(async () => {
    database = await openTestDatabase({ filled: false })
    const server = await buildServer({
      database,
      logLevel: 'silent',
      requestsPerMinute: null,
      watchProcess: false,
      checkAnswers: true,
      authenticate: async (token) => ({
        kind: 'user',
        userId: Number(token),
        userType: 1,
        staffApproved: false,
        ...proved,
      }),
      health,
      now: () => now,
    })
    app = server.app
  }, 120_000)

  afterAll(async () => {
    await app.close()
    await database.close()
  })

  async function call(
    method: 'GET' | 'POST' | 'DELETE',
    path: string,
    { as = MOTHER, body, headers = {} }: { as?: number | null; body?: object; headers?: Record<string, string> } = {},
  ) {
    const response = await app.inject({
      method,
      url: `/api/HealthCheck/${path}`,
      headers: { ...(as === null ? {} : { authorization: `Bearer ${as}` }), ...headers },
      ...(body ? { payload: body } : {}),
    })
    return { status: response.statusCode, ...response.json() }
  }

  return {
    call,
    /** A reset, as the site's own pages send it. */
    reset: (path: string, as = MOTHER) =>
      call('GET', path, { as, headers: { [CHANGE_HEADER.name]: CHANGE_HEADER.value } }),
    check: (body: object, as = MOTHER) => call('POST', 'CheckChildHealth', { as, body: { childId: CHILD, ...body } }),
    checkOther: (body: object) =>
      call('POST', 'CheckOtherChildHealth', { body: { gender: 1, dayOfBirth: '2025-06-01', ...body } }),
    history: async (as = MOTHER, childId = CHILD) =>
      (await call('GET', `GetChildrenHealthHistory?childId=${childId}`, { as })).data,
    /** The database, once the tests run. */
    database: () => database,
    setNow: (moment: string) => {
      now = new Date(moment)
    },
  }
}
