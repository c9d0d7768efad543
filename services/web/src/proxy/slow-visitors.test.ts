import { createServer, type Server, type ServerResponse } from 'node:http'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, jest, test } from '@jest/globals'
import { CONNECTIONS_OF_VISITOR } from 'service-host'
import { startTestHost, type TestHost, until } from '../testing/test-host'
import { areClosed, openConnection, type RawConnection, visit } from '../testing/visitors'
import { TURN_LIMITS } from '../visitors/visitor-turns'

jest.setTimeout(60_000)

const BAD = '127.0.0.2'
const OTHER = '127.0.0.3'
/** Everything is the same as in production, only sooner. */
const SOONER = { headMs: 3_500, requestMs: 4_000, checkMs: 100 }
const CLOSED_WITHIN_MS = 6_500
/** The host itself asks for the content's revision now and then. */
const OWN_CONNECTIONS = 2
const OTHERS_WITHIN_MS = 3_000
const MEGABYTE = 'x'.repeat(1_000_000)

let service: Server
/** Calls that the service has not answered yet. */
const held = new Set<ServerResponse>()
/** The addresses that reached the service. */
let heard: string[] = []
let host: TestHost
let url: string
let opened: RawConnection[] = []

beforeAll(async () => {
  service = createServer((request, answer) => {
    heard.push(request.url ?? '')
    if (!request.url?.startsWith('/api/slow')) {
      answer.end(JSON.stringify({ success: true, data: null, message: null }))
      return
    }
    held.add(answer)
    answer.once('close', () => held.delete(answer))
  })
  await new Promise<void>((resolve) => service.listen(0, '127.0.0.1', resolve))
  const address = service.address()
  const apiUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`
  host = await startTestHost([], { apiUrl, menuBuilderUrl: apiUrl, connections: SOONER })
  url = await host.app.listen({ port: 0, host: '127.0.0.1' })
}, 60_000)
afterEach(() => {
  for (const { socket } of opened) socket.destroy()
  opened = []
  heard = []
})
afterAll(async () => {
  await host.close()
  service.closeAllConnections()
  service.close()
})

function open(count: number, bytes = ''): RawConnection[] {
  const connections = Array.from({ length: count }, () => openConnection(url, BAD, bytes))
  opened.push(...connections)
  return connections
}

/** What others get meanwhile: calls that read and that write, each on a new connection. */
async function expectOthersAnswered(): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const answers = await Promise.all([
      visit({ url: `${url}/api/Dish/Search`, from: OTHER, method: 'POST', body: '{"keyword":"phở"}' }),
      visit({ url: `${url}/api/Content/GetRevision`, from: OTHER }),
    ])
    for (const { status, ms } of answers) {
      expect(status).toBe(200)
      // Behind a slow visitor they would wait until its connection is closed
      expect(ms).toBeLessThan(OTHERS_WITHIN_MS)
    }
    await pause(100)
  }
}

const connectionsOfService = () =>
  new Promise<number>((resolve) => service.getConnections((_, count) => resolve(count)))

test('64 half-sent calls hold no connection to the service, and are closed in time', async () => {
  const before = await connectionsOfService()
  const half = open(64, 'POST /api/Contact/SendContact HTTP/1.1\r\nHost: x\r\nContent-Length: 900\r\n\r\n{"name":"')
  await pause(300)
  expect(await connectionsOfService()).toBeLessThanOrEqual(before + OWN_CONNECTIONS)
  await expectOthersAnswered()
  expect(await areClosed(half, CLOSED_WITHIN_MS)).toBe(true)
  expect(half[0]?.received()).toContain('408 Request Timeout')
})

test('heads that come byte by byte are broken off', async () => {
  const slow = open(200, 'GET /api/Content/GetRevision HTTP/1.1\r\nHost: x\r\nX-Slow: ')
  const drip = setInterval(() => {
    for (const { socket } of slow) if (socket.writable) socket.write('a')
  }, 200)
  await expectOthersAnswered()
  const closed = await areClosed(slow, CLOSED_WITHIN_MS)
  clearInterval(drip)
  expect(closed).toBe(true)
})

test('1000 connections that say nothing: one visitor has so many at most, and those are closed in time', async () => {
  // Counted all the while: on a slow machine the first are closed before the last are refused.
  let most = 0
  const count = () => host.app.server.getConnections((_, number) => (most = Math.max(most, number)))
  const counting = setInterval(count, 5)
  const silent = open(1_000)
  await until(() => silent.filter(({ socket }) => socket.closed).length >= 1_000 - CONNECTIONS_OF_VISITOR)
  clearInterval(counting)
  expect(most).toBeGreaterThan(400)
  expect(most).toBeLessThanOrEqual(CONNECTIONS_OF_VISITOR + 8)
  await expectOthersAnswered()
  expect(await areClosed(silent, CLOSED_WITHIN_MS)).toBe(true)
})

test('a body of 30 MB in pieces is refused before the service hears of it', async () => {
  const [connection] = open(
    1,
    'POST /api/Contact/SendContact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n',
  )
  if (!connection) throw new Error('no connection')
  const { socket } = connection
  const others = expectOthersAnswered()
  for (let piece = 0; piece < 30 && socket.writable; piece += 1) {
    if (!socket.write(`${MEGABYTE.length.toString(16)}\r\n${MEGABYTE}\r\n`)) {
      await Promise.race([new Promise((resolve) => socket.once('drain', resolve)), connection.closed])
    }
  }
  await until(() => connection.received().includes('payload_too_large'))
  await others
  expect(connection.received()).toMatch(/^HTTP\/1\.1 413 /)
  expect(heard).toContain('/api/Content/GetRevision')
  expect(heard).not.toContain('/api/Contact/SendContact')
  expect(await areClosed([connection], CLOSED_WITHIN_MS)).toBe(true)
})

test('one visitor with slow calls leaves connections to others, is told to wait, and holds nothing once gone', async () => {
  const request = 'GET /api/slow HTTP/1.1\r\nHost: x\r\n\r\n'
  const slow = open(TURN_LIMITS.open + 20, request)
  await until(() => slow.filter(({ received }) => received().includes(' 429 ')).length === 20)
  const refused = slow.find(({ received }) => received() !== '')?.received() ?? ''
  expect(refused).toMatch(/retry-after: 1/i)
  expect(refused).toContain('"code":"too_many_requests"')
  expect(held.size).toBe(TURN_LIMITS.atOnce)
  await expectOthersAnswered()
  for (const { socket } of slow) socket.destroy()
  await until(() => held.size === 0)
  // The places of the calls that nobody waits for any more are free again.
  expect((await visit({ url: `${url}/api/Content/GetRevision`, from: BAD })).status).toBe(200)
})

test.each([
  ['/api/%E0%A4', 'GET', 400, 'bad_request'],
  ['/api/../etc/passwd', 'GET', 400, 'bad_request'],
  ['/menu-builder/x', 'TRACE', 405, 'method_not_allowed'],
])('%s by %s is refused with an envelope by the host itself', async (path, method, status, code) => {
  const [connection] = open(1, `${method} ${path} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`)
  await connection?.closed
  const [head = '', body = ''] = (connection?.received() ?? '').split('\r\n\r\n')
  expect(head).toContain(`HTTP/1.1 ${status}`)
  expect(JSON.parse(body)).toMatchObject({ success: false, data: null, code, message: expect.stringMatching(/./) })
})
