import { connect } from 'node:net'
import { afterEach, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createCallServer } from '../calls/call-server'
import { CONNECTION_LIMITS, type ConnectionLimits } from './connections'

let app: FastifyInstance
afterEach(() => app.close())

async function serve(limits: Partial<ConnectionLimits>): Promise<number> {
  app = createCallServer({
    logLevel: 'silent',
    trust: { trustedHops: 0, serviceSecret: null },
    bodyLimit: 1_000,
    connections: { ...CONNECTION_LIMITS, checkMs: 50, ...limits },
  })
  app.post('/api/Dish/Search', async () => ({ found: true }))
  const { port } = new URL(await app.listen({ port: 0, host: '127.0.0.1' }))
  return Number(port)
}

/** What is answered until the server closes the connection, and after how long. */
function converse(port: number, bytes: string): Promise<{ text: string; ms: number }> {
  const started = performance.now()
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let text = ''
    socket.on('data', (chunk: Buffer) => (text += chunk.toString()))
    socket.on('error', () => undefined)
    socket.once('close', () => resolve({ text, ms: performance.now() - started }))
    socket.write(bytes)
  })
}

const POST = 'POST /api/Dish/Search HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n'

test.each([
  ['a connection that says nothing', { headMs: 200 }, '', '408 Request Timeout'],
  ['half a head', { headMs: 200 }, 'POST /api/Dish/Search HTTP/1.1\r\nHost:', '408 Request Timeout'],
  ['half a body', { headMs: 200, requestMs: 300 }, `${POST}Content-Length: 90\r\n\r\n{"k`, '408 Request Timeout'],
  ['an idle connection', { idleMs: 200 }, `${POST}Content-Length: 2\r\n\r\n{}`, '200 OK'],
  [
    'a head that is too long',
    {},
    `${POST}X-Long: ${'x'.repeat(20_000)}\r\n\r\n`,
    '431 Request Header Fields Too Large',
  ],
])('%s is closed in time', async (_, limits, bytes, status) => {
  const { text, ms } = await converse(await serve(limits), bytes)
  expect(text).toMatch(new RegExp(`^HTTP/1.1 ${status}`))
  expect(ms).toBeLessThan(2_500)
})

test('connections beyond the limit are closed at once', async () => {
  const port = await serve({ connections: 2, headMs: 1_000 })
  const times = await Promise.all(Array.from({ length: 3 }, () => converse(port, '')))
  expect(times.filter(({ ms }) => ms < 500)).toHaveLength(1)
})

test('limits of production end every kind of silence within two minutes', () => {
  const { headMs, requestMs, idleMs, silentMs, checkMs } = CONNECTION_LIMITS
  expect(Math.max(headMs, requestMs, idleMs, silentMs)).toBeLessThanOrEqual(120_000)
  expect(checkMs).toBeLessThanOrEqual(headMs / 5)
})
