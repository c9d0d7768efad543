/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { callSchemas } from 'shared-contracts/call-schemas'
import { type CallAddress, type CallSchemas, callAddresses } from 'shared-contracts/calls'
import { API_BODY_LIMIT_BYTES } from 'shared-contracts/constants'
import { pairings } from 'shared-contracts/testing'
import type { Database } from '../platform/database/open-database'
import { proved } from '../testing/second-step'
import { openTestDatabase } from '../testing/test-database'
import { type ApiServer, buildServer } from './build-server'

// Machines that build other things beside take their time.
jest.setTimeout(120_000)

let database: Database
let server: ApiServer

beforeAll(async () => {
  database = await openTestDatabase()
  server = await buildServer({
    database,
    logLevel: 'silent',
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: true,
    // Every token is an administrator's: bad input must be refused behind the login too.
    authenticate: async (token) =>
      token === 'good' ? { kind: 'user', userId: 1, userType: 99, staffApproved: false, ...proved } : null,
  })
  await server.app.ready()
}, 120_000)
afterAll(async () => {
  await server.app.close()
  await database.close()
})

const calls: [string, CallAddress][] = Object.entries(callAddresses).filter(([, { host }]) => host === 'api')
const bodyCalls = calls.filter(([, { method }]) => method === 'POST')
const userCalls = calls.filter(([, { access }]) => access !== 'public')
const authorization = 'Bearer good'

async function expectFailure(answer: { statusCode: number; body: string }, statuses: readonly number[]) {
  expect(statuses).toContain(answer.statusCode)
  const body: unknown = JSON.parse(answer.body)
  expect(body).toMatchObject({ success: false, data: null })
  expect(body).toHaveProperty('message', expect.stringMatching(/\p{L}.*[.)]$/u))
  expect(answer.body).not.toMatch(/\n {4}at |node_modules|\.ts:/)
}

const junk = ['abc', '-1', '0x', '1e99', '99999999999999999999', '%00', "1' or '1'='1", '', '1&id=2', '[]', 'null']
/** Thirds of it: a usual run sends one to each call, another one after each commit. */
const thirdsOfJunk = [0, 1, 2].map((third) => junk.filter((_, place) => place % 3 === third))
const names = 'id menuId objectTypeId catalogId articleId categoryIds pageNumber pageSize position path month year code'

const schemasOf = new Map<string, CallSchemas>(Object.entries(callSchemas))

/** Longer than a call takes, made once for all calls with the same limit. */
const tooLong = new Map<number, Buffer>()
function tooLongFor(limitBytes: number): Buffer {
  const body = tooLong.get(limitBytes) ?? Buffer.from(`"${'x'.repeat(limitBytes + 1)}"`)
  tooLong.set(limitBytes, body)
  return body
}

function isReadable(name: string, body: string): boolean {
  const schema = schemasOf.get(name)?.body
  return schema === undefined || schema.safeParse(JSON.parse(body)).success
}

describe('every call refuses what it can not read', () => {
  const sent = pairings(calls, thirdsOfJunk).map(([[name, address], values]) => [name, values, address] as const)
  test.each(sent)('%s: junk in the query, such as %j', async (_, values, { method, path }) => {
    for (const value of values) {
      const query = names
        .split(' ')
        .map((name) => `${name}=${value}`)
        .join('&')
      const answer = await server.app.inject({ method, url: `${path}?${query}`, headers: { authorization } })
      expect(answer.statusCode).not.toBe(500)
      expect(JSON.parse(answer.body)).toHaveProperty('success', answer.statusCode < 400)
    }
  })

  test.each(bodyCalls)(
    '%s: malformed, foreign, empty and huge bodies',
    async (name, { path, bodyLimitBytes = API_BODY_LIMIT_BYTES }) => {
      const post = (payload: string | Buffer, type = 'application/json') =>
        server.app.inject({ method: 'POST', url: path, payload, headers: { authorization, 'content-type': type } })
      await expectFailure(await post('{"a":'), [400])
      await expectFailure(await post('{"__proto__":{"a":1}}'), [400])
      await expectFailure(await post('<a/>', 'application/xml'), [415])
      await expectFailure(await post('a=1', 'application/x-www-form-urlencoded'), [415])
      await expectFailure(await post(''), [400])
      await expectFailure(await post(tooLongFor(bodyLimitBytes)), [413])
      for (const body of ['[]', '7', 'null', '"text"', '{"keyword":["a"],"pageSize":1000,"objectTypeId":"x"}']) {
        const answer = await post(body)
        // What a call reads without complaint it may also act on: what follows is the call's own test.
        if (isReadable(name, body)) expect(answer.statusCode).not.toBe(500)
        else await expectFailure(answer, [400, 422])
      }
    },
  )

  test.each(calls)('%s: another method is 405 and says which is allowed', async (_, { method, path }) => {
    const other = method === 'DELETE' ? 'PUT' : 'DELETE'
    const answer = await server.app.inject({ method: other, url: path })
    await expectFailure(answer, [405])
    expect(String(answer.headers.allow)).toContain(method)
  })

  test.each(userCalls)('%s: 401 without a valid token', async (_, { method, path }) => {
    for (const header of [undefined, 'Bearer null', 'Bearer wrong', 'Basic good', 'good']) {
      const headers = header === undefined ? {} : { authorization: header }
      await expectFailure(await server.app.inject({ method, url: path, headers }), [401])
    }
  })
})

describe('fields', () => {
  test.each([
    ['/api/Article/GetById', 'id', 'required', 'Vui lòng điền thông tin này.'],
    ['/api/Article/GetById?id=abc', 'id', 'invalid_type', 'Cần một số.'],
    ['/api/Article/GetById?id=0', 'id', 'too_small', 'Không được nhỏ hơn 1.'],
    ['/api/Article/GetById?id=1.5', 'id', 'invalid_type', 'Cần một số nguyên.'],
    ['/api/Article/GetById?id=2147483648', 'id', 'too_big', 'Không được lớn hơn 2147483647.'],
    ['/api/Article/GetLatestArticles?pageSize=51', 'pageSize', 'too_big', 'Không được lớn hơn 50.'],
    ['/api/Article/GetByCatalog', 'catalogId', 'invalid_value', 'Cần mã chuyên mục.'],
    ['/api/Redirect/Resolve?path=%00', 'path', 'invalid_value', 'Có ký tự không hợp lệ.'],
    ['/api/Redirect/Resolve?path=/a%00b', 'path', 'invalid_value', 'Có ký tự không hợp lệ.'],
  ])('%s: %s is %s', async (url, field, code, message) => {
    const answer = await server.app.inject({ url })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, code: 'bad_request', errors: [{ field, code, message }] })
  })

  test('what is encoded is decoded once', async () => {
    // Decoded again it would be U+0000, which is refused.
    const answer = await server.app.inject({ url: '/api/Redirect/Resolve?path=/a%2500b' })
    expect([answer.statusCode, answer.json().data]).toEqual([200, { kind: 'none' }])
  })

  test('a wrong body is 422 with its fields', async () => {
    const payload = { keyword: 7, pageSize: 0 }
    const answer = await server.app.inject({ method: 'POST', url: '/api/Dish/Search', payload })
    expect(answer.statusCode).toBe(422)
    expect(answer.json()).toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'keyword', code: 'invalid_type', message: 'Cần một đoạn chữ.' },
        { field: 'pageSize', code: 'too_small' },
      ],
    })
  })
})

/** Every text that a body may hold, one at a time, made unstorable: wherever it stands, the call refuses it there. */
describe('text that no database keeps', () => {
  const texts = ['a\\u0000b', '\\ud800', 'x\\udc00y']
  const places: readonly (readonly [(text: string) => string, string | RegExp])[] = [
    [(text) => `{"fullName":"${text}"}`, 'fullName'],
    [(text) => `{"children":[{"fullName":"${text}"}]}`, 'children.0.fullName'],
    [(text) => `{"values":{"${text}":"x"}}`, /^values\./],
  ]
  const bodies = bodyCalls.filter(([name]) => schemasOf.get(name)?.body !== undefined)

  test.each(bodies)('%s: at a field, within a list and as a name', async (_, { path }) => {
    for (const [text, [payloadOf, field]] of pairings(texts, places)) {
      const headers = { authorization, 'content-type': 'application/json' }
      const answer = await server.app.inject({ method: 'POST', url: path, payload: payloadOf(text), headers })
      expect(answer.statusCode).toBe(422)
      expect(answer.json().errors).toEqual([
        {
          field: typeof field === 'string' ? field : expect.stringMatching(field),
          code: 'invalid_value',
          message: 'Có ký tự không hợp lệ.',
        },
      ])
    }
  })

  test.each(['/api/avatars/a%00b.webp', '/api/Article/GetById%00?id=3001'])('%s is 400', async (url) => {
    await expectFailure(await server.app.inject({ url }), [400])
  })
})

describe('addresses', () => {
  test.each(['/api/Nothing/GetAll', '/api', '/', '/api/Article/GetById/3001', '/../../etc/passwd', '/api/%61'])(
    '%s is 404',
    async (url) => {
      await expectFailure(await server.app.inject({ url }), [404])
    },
  )

  test('bad percent-encoding is 400', async () => {
    await expectFailure(await server.app.inject({ url: '/api/%zz' }), [400, 404])
  })
})

test('an unexpected error is a 500 with a request id and nothing of its cause', async () => {
  const broken = await buildServer({
    database: { ...database, query: database.query.withSchema('nowhere') },
    logLevel: 'silent',
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: true,
  })
  const answer = await broken.app.inject({ url: '/api/Area/GetAll' })
  expect(answer.statusCode).toBe(500)
  expect(answer.json()).toMatchObject({ success: false, code: 'internal', requestId: expect.any(String) })
  expect(answer.body).not.toContain('nowhere')
  await broken.app.close()
})
