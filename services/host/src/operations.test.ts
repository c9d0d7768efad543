import { afterEach, expect, test } from '@jest/globals'
import fastify, { type FastifyInstance } from 'fastify'
import { type Readiness, registerOperations } from './operations'

let app: FastifyInstance
afterEach(() => app.close())

const TOKEN = 't'.repeat(32)
const asOperator = (url: string) => app.inject({ url, headers: { authorization: `Bearer ${TOKEN}` } })

function serve(readiness: () => Readiness, operatorToken: string | null = TOKEN) {
  app = fastify()
  const operations = registerOperations(app, { service: 'kitchen', operatorToken, processMetrics: false, readiness })
  app.get('/api/Dish', { config: { callName: 'Dish/Get' } }, async () => ({}))
  return operations
}

test('a service lives, is ready, and asks for no more work when it is about to stop', async () => {
  const operations = serve(() => ({ ready: true, status: 'ready', details: { database: 'embedded' } }))
  expect((await app.inject('/healthz')).json()).toEqual({ status: 'ok' })
  const ready = await asOperator('/readyz')
  expect([ready.statusCode, ready.json()]).toEqual([200, { status: 'ready', database: 'embedded' }])
  operations.startLeaving()
  const leaving = await app.inject('/readyz')
  expect([leaving.statusCode, leaving.json()]).toEqual([503, { status: 'leaving' }])
  expect((await app.inject('/healthz')).statusCode).toBe(200)
})

test('a service that says no, or cannot say, is not ready', async () => {
  let readiness = (): Readiness => ({ ready: false, status: 'no database' })
  serve(() => readiness())
  const refused = await app.inject('/readyz')
  expect([refused.statusCode, refused.json()]).toEqual([503, { status: 'no database' }])
  readiness = () => {
    throw new Error('no connection')
  }
  const failed = await app.inject('/readyz')
  expect([failed.statusCode, failed.json()]).toEqual([503, { status: 'not ready' }])
})

test('calls are measured by name, made-up addresses are not', async () => {
  serve(() => ({ ready: true, status: 'ready' }))
  await app.inject('/api/Dish')
  await app.inject('/api/made-up')
  const { body } = await asOperator('/metrics')
  expect(body).toContain('http_request_seconds_count{service="kitchen",route="Dish/Get",status="200"} 1')
  expect(body).not.toContain('made-up')
  expect(body.match(/http_request_seconds_count/g)).toHaveLength(1)
})

test.each([
  ['nobody', {}, TOKEN],
  ['a wrong token', { authorization: `Bearer ${'x'.repeat(32)}` }, TOKEN],
  ['any token where none is set', { authorization: 'Bearer null' }, null],
])('%s is told that the service is ready, and neither details nor figures', async (_, headers, operatorToken) => {
  serve(() => ({ ready: true, status: 'ready', details: { database: 'embedded' } }), operatorToken)
  expect((await app.inject({ url: '/readyz', headers })).json()).toEqual({ status: 'ready' })
  const metrics = await app.inject({ url: '/metrics', headers })
  expect([metrics.statusCode, metrics.body]).toEqual([404, 'Not found'])
})
