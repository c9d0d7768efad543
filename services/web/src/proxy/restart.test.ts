import { createServer, type Server } from 'node:http'
import { afterEach, beforeEach, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { identifyVisitors } from 'service-host'
import { proxyRoutes } from './proxy-routes'
import { repeatPolicy } from './repeat'

/** How long the service is away. */
const AWAY_MS = 700

let service: Server
let port: number
let app: FastifyInstance
let received: string[]
/** Requests that are broken off before any answer. */
let breakOff: number

async function start(at: number): Promise<void> {
  service = createServer((request, answer) => {
    received.push(`${request.method} ${request.url}`)
    if (breakOff > 0) {
      breakOff -= 1
      request.socket.destroy()
      return
    }
    let body = ''
    request.on('data', (chunk: Buffer) => (body += chunk.toString()))
    request.on('end', () => answer.end(JSON.stringify({ body })))
  })
  await new Promise<void>((resolve) => service.listen(at, '127.0.0.1', resolve))
  const address = service.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
}

async function stop(): Promise<void> {
  service.closeAllConnections()
  await new Promise((resolve) => service.close(resolve))
}

beforeEach(async () => {
  received = []
  breakOff = 0
  await start(0)
  app = Fastify()
  identifyVisitors(app, { trustedHops: 0, serviceSecret: null })
  const url = `http://127.0.0.1:${port}`
  await proxyRoutes(app, { apiUrl: url, menuBuilderUrl: url, serviceSecret: null })
})
afterEach(async () => {
  await app.close()
  await stop()
})

test('calls that are sent while the service starts anew wait for it, and are sent once', async () => {
  await app.inject('/api/before')
  await stop()
  received = []
  const calls = [
    app.inject('/api/read'),
    app.inject({ method: 'POST', url: '/api/write', payload: { dish: 'phở' } }),
    app.inject({ method: 'DELETE', url: '/api/remove' }),
  ]
  await new Promise((resolve) => setTimeout(resolve, AWAY_MS))
  expect(received).toEqual([])
  await start(port)
  const answers = await Promise.all(calls)
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  expect(answers[1]?.json()).toEqual({ body: '{"dish":"phở"}' })
  expect(received.sort()).toEqual(['DELETE /api/remove', 'GET /api/read', 'POST /api/write'])
})

test('a call that only reads is sent once more when it was broken off', async () => {
  breakOff = 1
  expect((await app.inject('/api/read')).statusCode).toBe(200)
  expect(received).toHaveLength(2)
  breakOff = 2
  expect((await app.inject('/api/read')).statusCode).toBe(502)
  expect(received).toHaveLength(4)
})

test('a call that writes is never sent twice: it may have been done', async () => {
  breakOff = 1
  const answer = await app.inject({ method: 'POST', url: '/api/write', payload: {} })
  expect([answer.statusCode, answer.json()]).toMatchObject([502, { success: false, code: 'unavailable' }])
  expect(received).toEqual(['POST /api/write'])
})

test('nobody waits longer than three seconds for a service that is away', () => {
  let now = 0
  const repeat = repeatPolicy('GET', () => now)
  const refused = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })
  expect(repeat(refused)).toBe(100)
  now = 3_001
  expect(repeat(refused)).toBeNull()
})
