import { connect } from 'node:net'
import { afterAll, beforeAll, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { createCallServer } from './call-server'

let app: FastifyInstance
let port: number
let seen: string[]

beforeAll(async () => {
  app = createCallServer({ logLevel: 'silent', bodyLimit: 10_000, trust: { trustedHops: 0, serviceSecret: null } })
  app.get('/a', async () => ({ success: true, data: null, message: null }))
  app.post('/a', async () => ({ success: true, data: null, message: null }))
  app.addHook('onRequest', async ({ url }) => {
    seen.push(url)
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
  const address = app.server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterAll(() => app.close())

/** Sends bytes as they are; resolves with the statuses of all answers until the server hangs up. */
function statusesOf(...lines: string[]): Promise<number[]> {
  seen = []
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(lines.join('\r\n')))
    let text = ''
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += chunk
    })
    socket.setTimeout(3_000, () => socket.destroy())
    socket.on('error', reject)
    socket.on('close', () => resolve([...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status))))
  })
}

const SMUGGLED = ['GET /smuggled HTTP/1.1', 'Host: x', 'Connection: close', '', '']

// Two readings of one message's length would let a request hide in the body of another (RFC 9112, 6.3).
test.each([
  ['a length and chunks', ['Content-Length: 4', 'Transfer-Encoding: chunked', '', '0', '', ...SMUGGLED]],
  ['two lengths', ['Content-Length: 0', 'Content-Length: 90', '', ...SMUGGLED]],
  ['a length that is no number', ['Content-Length: +0', '', ...SMUGGLED]],
  ['chunks not named last', ['Transfer-Encoding: chunked, identity', '', '0', '', ...SMUGGLED]],
  ['a chunk whose length is no number', ['Transfer-Encoding: chunked', '', 'x', '', ...SMUGGLED]],
  ['a folded header', ['X-A: b', ' c', 'Transfer-Encoding : chunked', '', '0', '', ...SMUGGLED]],
])('%s: refused, and nothing after it is read', async (_, rest) => {
  expect(await statusesOf('POST /a HTTP/1.1', 'Host: x', ...rest)).toEqual([400])
  expect(seen).not.toContain('/smuggled')
})

test('TRACE echoes nothing', async () => {
  const [status] = await statusesOf(
    'TRACE /a HTTP/1.1',
    'Host: x',
    'Authorization: Bearer t',
    'Connection: close',
    '',
    '',
  )
  expect([400, 404, 405]).toContain(status)
})

test('an ordinary request is answered', async () => {
  expect(await statusesOf('GET /a HTTP/1.1', 'Host: x', 'Connection: close', '', '')).toEqual([200])
})
