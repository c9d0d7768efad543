import { afterEach, beforeEach, describe, expect, test } from '@jest/globals'
import Fastify, { type FastifyInstance } from 'fastify'
import { identifyVisitors } from 'service-host'
import {
  API_BODY_LIMIT_BYTES,
  IMAGES_BODY_LIMIT_BYTES,
  MENU_BUILDER_BODY_LIMIT_BYTES,
} from 'shared-contracts/constants'
import { proxyRoutes } from './proxy-routes'

const SECRET = 's'.repeat(32)

let upstream: FastifyInstance
let app: FastifyInstance

beforeEach(async () => {
  upstream = Fastify({ forceCloseConnections: true, bodyLimit: IMAGES_BODY_LIMIT_BYTES })
  upstream.removeAllContentTypeParsers()
  upstream.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  upstream.all('/*', async (request, reply) => {
    if (request.url.startsWith('/api/hang-up')) return reply.hijack().raw.destroy()
    return reply.code(request.url.includes('conflict') ? 409 : 200).send({
      url: request.url,
      method: request.method,
      authorization: request.headers.authorization ?? null,
      claims: Object.fromEntries(
        Object.entries(request.headers).filter(([name]) => /^(x-(?!request)|forwarded|via)/.test(name)),
      ),
      body: request.body instanceof Uint8Array ? Buffer.from(request.body).toString() : null,
    })
  })
  const url = await upstream.listen({ port: 0, host: '127.0.0.1' })
  app = Fastify()
  identifyVisitors(app, { trustedHops: 0, serviceSecret: null })
  await proxyRoutes(app, { apiUrl: url, menuBuilderUrl: url, serviceSecret: SECRET })
})
afterEach(async () => {
  await app.close()
  await upstream.close()
})

test.each([
  ['/api/Dish/Search?x=1', '/api/Dish/Search?x=1'],
  ['/menu-builder/api/BuildMenu/BuildMenu', '/api/BuildMenu/BuildMenu'],
])('%s reaches the service as %s', async (url, seen) => {
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    headers: { authorization: 'Bearer t', 'content-type': 'application/json', host: 'mebe.example' },
    payload: '{"a":1}',
  })
  expect(statusCode).toBe(200)
  expect(JSON.parse(body)).toEqual({
    url: seen,
    method: 'POST',
    authorization: 'Bearer t',
    claims: { 'x-service-secret': SECRET, 'x-visitor-address': '127.0.0.1' },
    body: '{"a":1}',
  })
})

test('what visitors claim of themselves never reaches the service', async () => {
  const { body } = await app.inject({
    url: '/api/Dish/Search',
    headers: {
      'x-service-secret': 'guess',
      'x-visitor-address': '198.51.100.1',
      'x-forwarded-for': '198.51.100.2',
      'x-forwarded-proto': 'https',
      'x-real-ip': '198.51.100.3',
      forwarded: 'for=198.51.100.4',
    },
    remoteAddress: '203.0.113.9',
  })
  expect(JSON.parse(body).claims).toEqual({ 'x-service-secret': SECRET, 'x-visitor-address': '203.0.113.9' })
})

test("the service's own refusals pass unchanged", async () => {
  expect((await app.inject('/api/conflict')).statusCode).toBe(409)
})

test('other kinds of bodies pass, unread', async () => {
  const { body } = await app.inject({
    method: 'POST',
    url: '/api/Upload',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    payload: '--x--',
  })
  expect(JSON.parse(body)).toMatchObject({ body: '--x--' })
})

test.each([
  ['hangs up', false],
  ['is down', true],
])('a service that %s is answered for with the envelope', async (_, down) => {
  if (down) await upstream.close()
  const { statusCode, headers, body } = await app.inject('/api/hang-up')
  expect([statusCode, headers['retry-after']]).toEqual([502, '5'])
  expect(JSON.parse(body)).toEqual({
    success: false,
    data: null,
    code: 'unavailable',
    message: expect.stringContaining('Máy chủ'),
  })
})

describe('bodies that are too large', () => {
  const post = async (body: BodyInit, chunked: boolean) => {
    const url = await app.listen({ port: 0, host: '127.0.0.1' })
    return fetch(`${url}/menu-builder/api/BuildMenu/BuildMenu`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: chunked ? new Blob([await new Response(body).text()]).stream() : body,
      ...(chunked ? { duplex: 'half' } : {}),
    })
  }

  test.each([
    ['that say their length', false],
    ['that come in pieces', true],
  ])('%s are refused before the service hears of them', async (_, chunked) => {
    const response = await post('x'.repeat(MENU_BUILDER_BODY_LIMIT_BYTES + 1), chunked)
    expect(response.status).toBe(413)
    expect(await response.json()).toMatchObject({ success: false, data: null, code: 'payload_too_large' })
  })

  test('a body of exactly the limit in pieces arrives whole', async () => {
    const response = await post('x'.repeat(MENU_BUILDER_BODY_LIMIT_BYTES), true)
    expect(await response.json()).toMatchObject({ body: 'x'.repeat(MENU_BUILDER_BODY_LIMIT_BYTES) })
  })
})

describe('bodies with images', () => {
  const send = (target: FastifyInstance, url: string, length: number, remoteAddress = '203.0.113.9') =>
    target.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/json' },
      payload: 'x'.repeat(length),
      remoteAddress,
    })

  test('pass at their own call alone, up to its limit', async () => {
    const { statusCode, body } = await send(app, '/api/Survey/SubmitSurvey', API_BODY_LIMIT_BYTES + 1)
    expect([statusCode, JSON.parse(body).url]).toEqual([200, '/api/Survey/SubmitSurvey'])
    expect(JSON.parse(body).body).toHaveLength(API_BODY_LIMIT_BYTES + 1)
    for (const url of ['/api/Poll/SubmitPoll', '/api/Survey/SubmitSurveys', '/api/Survey/GetById'])
      expect([url, (await send(app, url, API_BODY_LIMIT_BYTES + 1)).statusCode]).toEqual([url, 413])
    expect((await send(app, '/api/Survey/SubmitSurvey', IMAGES_BODY_LIMIT_BYTES + 1)).statusCode).toBe(413)
  })

  test('wait their turn where too many are on their way, and small ones do not', async () => {
    const narrow = Fastify()
    identifyVisitors(narrow, { trustedHops: 0, serviceSecret: null })
    const url = `http://127.0.0.1:${Object(upstream.server.address()).port}`
    const budget = { ofVisitor: 2_000_000, ofAll: 3_000_000 }
    await proxyRoutes(narrow, { apiUrl: url, menuBuilderUrl: url, serviceSecret: SECRET, budget })
    const path = '/api/Survey/SubmitSurvey'
    const answers = await Promise.all([
      send(narrow, path, 1_500_000),
      send(narrow, path, 1_500_000),
      send(narrow, path, 1_000),
      send(narrow, path, 1_400_000, '198.51.100.4'),
    ])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 503, 200, 200])
    expect(answers[1]?.headers['retry-after']).toBeDefined()
    expect((await send(narrow, path, 1_500_000)).statusCode).toBe(200)
    await narrow.close()
  })
})
