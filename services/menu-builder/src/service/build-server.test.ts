import { afterEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createLimiter, QueueFull } from 'service-host'
import { callSchemas } from 'shared-contracts/call-schemas'
import { generalErrors } from 'shared-contracts/errors'
import { realSnapshot } from '../testing/content'
import { buildServer } from './build-server'
import { TaskRunner } from './build-task'
import type { Builder } from './builder'
import { NoContent } from './no-content'
import { ALLOWANCE_WINDOW_SECONDS, createAllowance, unlimited } from './queue/allowance'

const runner = new TaskRunner(realSnapshot())

function builderOf(run: Builder['run']): Builder {
  return { run, ready: async () => {}, waiting: 0, close: async () => {} }
}
const inline = builderOf(async (task, { signal }) => runner.run(task, () => signal.aborted))
/** Never answers; resolves `asked` when it is asked, `left` when it is told to stop. */
function hanging(): { builder: Builder; asked: Promise<void>; left: Promise<void> } {
  let began = () => {}
  const asked = new Promise<void>((resolve) => {
    began = resolve
  })
  let stopped = () => {}
  const left = new Promise<void>((resolve) => {
    stopped = resolve
  })
  const builder = builderOf(
    (_, { signal }) =>
      new Promise((settle) => {
        began()
        signal.addEventListener('abort', () => {
          stopped()
          settle({ kind: 'cancelled' })
        })
      }),
  )
  return { builder, asked, left }
}

const TOKEN = 't'.repeat(32)
const SECRET = 's'.repeat(32)

let app: FastifyInstance
afterEach(() => app.close())
const serve = (builder: Builder, limitMs = 5000, allowance = unlimited) => {
  const trust = { trustedHops: 1, serviceSecret: SECRET }
  const server = buildServer({
    builder,
    allowance,
    logLevel: 'silent',
    trust,
    operatorToken: TOKEN,
    limitMs,
    processMetrics: false,
  })
  app = server.app
  return server
}
const post = (url: string, payload: object | string) =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

describe('the calls', () => {
  test.each([
    ['BuildMenu/BuildMenu', { objectTypeId: 7, days: 2 }],
    ['BuildMenu/BuildMealMenu', { objectTypeId: 7, mealCode: 2 }],
    ['BuildMenu/BuildRelatedMenu', { objectTypeId: 7, dishIds: [1780, 1800], count: 2 }],
    ['BuildMenu/BuildFamilyMenu', { eaters: [{ key: 'mother', objectTypeId: 2 }], days: 1 }],
  ] as const)('%s answers as its contract says', async (name, body) => {
    serve(inline)
    for (const prefix of ['/api/', '/menu-builder/api/', '/API/']) {
      const response = await post(`${prefix}${name}`, body)
      expect(response.statusCode).toBe(200)
      const { success, data } = response.json()
      expect(success).toBe(true)
      expect(callSchemas[name].answer.safeParse(data).error).toBeUndefined()
    }
  })

  test.each([
    [{ days: 1 }, 'objectTypeId', 'required'],
    [{ objectTypeId: 11, days: 1 }, 'objectTypeId', 'too_big'],
    [{ objectTypeId: 1, days: 8 }, 'days', 'too_big'],
    [{ objectTypeId: 1, days: 0 }, 'days', 'too_small'],
    [{ objectTypeId: 1, days: 1, excludeDishIds: ['x'] }, 'excludeDishIds.0', 'invalid_type'],
    [{ objectTypeId: 5, days: 1, includeDishIds: [1] }, 'includeDishIds', 'dish_not_suitable'],
  ])('%j is refused with a message for %s', async (body, field, code) => {
    serve(inline)
    const response = await post('/api/BuildMenu/BuildMenu', body)
    expect(response.statusCode).toBe(422)
    expect(response.json()).toMatchObject({ success: false, data: null, errors: [{ field, code }] })
    expect(response.json().message).toMatch(/[à-ỹ]/)
  })

  test('answers 400 to bad JSON, 404 elsewhere and 503 when the queue is full, always as an envelope', async () => {
    serve(
      builderOf(async () => {
        throw new QueueFull()
      }),
    )
    const answers = [
      await post('/api/BuildMenu/BuildMenu', '{'),
      await post('/api/BuildMenu/Nothing', {}),
      await post('/api/BuildMenu/BuildMenu', { objectTypeId: 1, days: 1 }),
    ]
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([400, 404, 503])
    for (const answer of answers) expect(answer.json()).toMatchObject({ success: false, data: null })
  })

  test('names the narrower bound of the call, not the one of object types', async () => {
    serve(inline)
    const response = await post('/api/BuildMenu/BuildMenu', { objectTypeId: 12, days: 1 })
    expect(response.json()).toMatchObject({ errors: [{ field: 'objectTypeId', message: 'Không được lớn hơn 10.' }] })
  })

  test('fails clearly after its time, and stops the work', async () => {
    const { builder, left } = hanging()
    serve(builder, 30)
    const response = await post('/api/BuildMenu/BuildMenu', { objectTypeId: 1, days: 1 })
    expect(response.statusCode).toBe(503)
    expect(response.json()).toMatchObject({ code: 'menu_cannot_be_built' })
    await left
  })

  test('stops the work when the caller leaves', async () => {
    const { builder, asked, left } = hanging()
    serve(builder)
    const address = await app.listen({ port: 0, host: '127.0.0.1' })
    const leaving = new AbortController()
    const request = fetch(`${address}/api/BuildMenu/BuildMenu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ objectTypeId: 1, days: 1 }),
      signal: leaving.signal,
    })
    const gone = expect(request).rejects.toThrow()
    // Not before it has arrived
    await asked
    leaving.abort()
    await gone
    await left
  })
})

describe('what a visitor may have of the processor', () => {
  const allowanceOf = (ms: number) =>
    createAllowance(
      createLimiter({
        store: { kind: 'memory' },
        name: 'menus',
        points: ms,
        windowSeconds: ALLOWANCE_WINDOW_SECONDS,
        onStoreFailure: () => undefined,
      }),
    )

  const spending = (ms: number) =>
    builderOf(async (task, { charge, signal }) => {
      charge?.(ms)
      return runner.run(task, () => signal.aborted)
    })
  const ask = (headers: Record<string, string>, body: object = { objectTypeId: 5, days: 1 }) =>
    app.inject({ method: 'POST', url: '/api/BuildMenu/BuildMenu', payload: body, headers })

  test('is counted by what the menus took, and told with a time to wait when it is used up', async () => {
    serve(spending(400), 5000, allowanceOf(1000))
    const visitor = { 'x-forwarded-for': '203.0.113.1' }
    const answers = []
    for (let round = 0; round < 4; round += 1) answers.push(await ask(visitor))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 429])
    const refused = answers[3]
    expect(refused?.json()).toMatchObject({ success: false, data: null, code: 'too_many_requests' })
    expect(refused?.json().message).toMatch(/thực đơn.+giây/)
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(0)
    expect(Number(refused?.headers['retry-after'])).toBeLessThanOrEqual(60)
    // A forged entry in front buys nothing; another visitor and the site itself are not hit.
    expect((await ask({ 'x-forwarded-for': '198.51.100.9, 203.0.113.1' })).statusCode).toBe(429)
    expect((await ask({ 'x-forwarded-for': '203.0.113.2' })).statusCode).toBe(200)
    for (let round = 0; round < 4; round += 1) expect((await ask({ 'x-service-secret': SECRET })).statusCode).toBe(200)
  })

  test('is also used up by requests that are refused', async () => {
    serve(inline, 5000, allowanceOf(10))
    const visitor = { 'x-forwarded-for': '203.0.113.1' }
    const statuses = []
    for (let round = 0; round < 7; round += 1) statuses.push((await ask(visitor, { days: 'x' })).statusCode)
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429])
  })
})

describe('operations', () => {
  test('tells how it is', async () => {
    const { operations } = serve({ ...inline, waiting: 3 })
    await post('/menu-builder/api/BuildMenu/BuildMenu', { objectTypeId: 5, days: 1 })
    const headers = { authorization: `Bearer ${TOKEN}` }
    const [alive, ready, metrics] = await Promise.all(
      ['/healthz', '/readyz', '/metrics'].map((url) => app.inject({ url, headers })),
    )
    expect(alive?.statusCode).toBe(200)
    expect([ready?.statusCode, ready?.json()]).toEqual([200, { status: 'ready' }])
    expect(metrics?.body).toContain(
      'http_request_seconds_count{service="menu-builder",route="BuildMenu/BuildMenu",status="200"} 1',
    )
    expect(metrics?.body).toContain('menu_builder_waiting_tasks{service="menu-builder"} 3')
    operations.startLeaving()
    expect((await app.inject('/readyz')).statusCode).toBe(503)
  })

  test('is ready only when a menu has been built, and refuses calls as long as there is no content', async () => {
    let tellReady = () => {}
    const ready = new Promise<void>((resolve) => {
      tellReady = resolve
    })
    const withoutContent = builderOf(async () => {
      throw new NoContent()
    })
    serve({ ...withoutContent, ready: () => ready })
    const starting = await app.inject('/readyz')
    expect([starting.statusCode, starting.json()]).toEqual([503, { status: 'starting' }])
    const refused = await post('/api/BuildMenu/BuildMenu', { objectTypeId: 5, days: 1 })
    expect(refused.statusCode).toBe(503)
    expect(refused.json()).toMatchObject({ code: 'unavailable', message: generalErrors.unavailable.message })
    tellReady()
    await ready
    expect((await app.inject('/readyz')).statusCode).toBe(200)
  })
})
