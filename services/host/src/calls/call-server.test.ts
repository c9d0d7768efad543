import { afterEach, describe, expect, test } from '@jest/globals'
import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import { CallFailure, generalFailure } from './call-failure'
import { createCallServer } from './call-server'
import { parseInput } from './parse-input'

let app: FastifyInstance
const lines: string[] = []
afterEach(() => app.close())

function serve(handle: (body: unknown) => unknown, bodyLimit = 100) {
  lines.length = 0
  app = createCallServer({
    logLevel: 'info',
    logTo: { write: (line) => lines.push(line) },
    trust: { trustedHops: 0, serviceSecret: null },
    bodyLimit,
  })
  app.post('/api/Dish/Search', { config: { callName: 'Dish/Search' } }, async ({ body }) => handle(body))
  app.get('/api/Dish/:id', async () => ({}))
}

const post = (payload: object | string, url = '/api/Dish/Search') =>
  app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json' } })

describe('a call server', () => {
  test('paths match in any letter case, with or without a slash at the end', async () => {
    serve(() => ({ found: true }))
    expect((await post({}, '/API/dish/search/')).json()).toEqual({ found: true })
  })

  test.each([
    ['malformed JSON', () => post('{'), 400, 'bad_request'],
    ['a body that is too large', () => post({ keyword: 'x'.repeat(100) }), 413, 'payload_too_large'],
    ['an unknown address', () => post({}, '/api/Dish/Nothing'), 404, 'not_found'],
    ['bad percent-encoding', () => app.inject('/api/%E0%A4'), 400, 'bad_request'],
    ['U+0000 in a path', () => app.inject('/api/Dish/7%00'), 400, 'bad_request'],
  ] as const)('%s is a failure envelope', async (_, send, status, code) => {
    serve(() => ({}))
    const answer = await send()
    expect(answer.statusCode).toBe(status)
    expect(answer.json()).toEqual({ success: false, data: null, code, message: expect.stringMatching(/[à-ỹ]/) })
    expect(answer.headers['x-request-id'] ?? '').toMatch(status === 400 ? /^/ : /^[0-9a-f-]{36}$/)
  })

  test.each([
    ['lists', '['.repeat(50_000) + ']'.repeat(50_000)],
    ['objects', `${'{"a":'.repeat(50_000)}1${'}'.repeat(50_000)}`],
    ['lists that are never closed', '['.repeat(50_000)],
    ['one level too many in a field', `{"keyword":${'['.repeat(32)}${']'.repeat(32)}}`],
  ])('%s within each other are bad input, and no handler meets them', async (_, payload) => {
    let met = false
    serve((body) => {
      met = true
      return parseInput(z.object({ keyword: z.unknown() }), body, 'validation_failed')
    }, 1_000_000)
    const answer = await post(payload)
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ success: false, data: null, code: 'bad_request' })
    expect(met).toBe(false)
  })

  test('what is nested as deep as allowed arrives, with the names and values that it has', async () => {
    serve((body) => ({ body }))
    const deep: unknown = JSON.parse(`{"keyword":${'['.repeat(31)}${']'.repeat(31)}}`)
    expect((await post(JSON.stringify(deep))).json()).toEqual({ body: deep })
    expect((await post('{"__proto__":{"admin":true}}')).statusCode).toBe(400)
    expect((await post('')).statusCode).toBe(400)
  })

  test('another method is 405 and says which are allowed', async () => {
    serve(() => ({}))
    const answer = await app.inject({ method: 'DELETE', url: '/api/dish/search/' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers.allow).toBe('POST')
    expect(answer.json()).toMatchObject({ success: false, code: 'method_not_allowed' })
  })

  test('a failure keeps its status, code, words and fields', async () => {
    const errors = [{ field: 'keyword', code: 'too_vague', message: 'Cần rõ hơn.' }]
    serve(() => {
      throw new CallFailure(422, 'too_vague', 'Chưa rõ.', errors)
    })
    const answer = await post({})
    expect(answer.statusCode).toBe(422)
    expect(answer.headers['cache-control']).toBe('no-store')
    expect(answer.json()).toEqual({ success: false, data: null, code: 'too_vague', message: 'Chưa rõ.', errors })
  })

  test('the cause of an unexpected error goes to the log alone, with the id that the visitor sees', async () => {
    serve(() => {
      throw new Error('connection refused at 10.0.0.7')
    })
    const answer = await post({ password: 'secret' })
    expect(answer.statusCode).toBe(500)
    expect(answer.body).not.toContain('10.0.0.7')
    const { requestId, message } = answer.json<{ requestId: string; message: string }>()
    expect(message).toContain(requestId)
    const log = lines.join('')
    expect(log).toContain('10.0.0.7')
    expect(log).toContain(requestId)
    expect(log).not.toContain('secret')
  })

  test('one line a request, without its query', async () => {
    serve(() => ({}))
    await post({}, '/api/Dish/Search?code=123456')
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({
      method: 'POST',
      path: '/api/Dish/Search',
      call: 'Dish/Search',
      status: 200,
    })
    expect(lines[0]).not.toContain('123456')
    expect(JSON.parse(lines[0] ?? '')).toEqual(
      expect.objectContaining({ level: expect.any(Number), time: expect.any(Number) }),
    )
  })

  test('what a visitor writes makes no line of its own', async () => {
    serve(() => {
      throw new CallFailure(503, 'x', 'Bận.', [], new Error('told\n{"level":60,"msg":"forged"}\u2028'))
    })
    await app.inject({ url: '/api/Dish/a%0A%7B%22level%22:60%7D%0D%0A', headers: { 'x-a': 'b' } })
    await app.inject({ url: '/api/Dish/%5Cn"{}' })
    await post({})
    const all = lines.join('')
    expect(all.endsWith('\n')).toBe(true)
    const parsed = all
      .trimEnd()
      .split('\n')
      .map((line): unknown => JSON.parse(line))
    expect(parsed).toHaveLength(lines.length)
    expect(parsed.filter((line) => Reflect.get(Object(line), 'level') === 60)).toEqual([])
  })
})

describe('parseInput', () => {
  const schema = z.object({ keyword: z.string().max(5), pageSize: z.number().int().min(1).max(50) })
  const failureOf = (input: unknown) => {
    try {
      return parseInput(schema, input, 'validation_failed')
    } catch (error) {
      return error
    }
  }

  test('good input is returned as its schema says', () => {
    expect(failureOf({ keyword: 'phở', pageSize: 5, more: 1 })).toEqual({ keyword: 'phở', pageSize: 5 })
  })

  test('a body nested deeper than the call stack is read as any other', () => {
    const nested: unknown = JSON.parse(`${'['.repeat(50_000)}${']'.repeat(50_000)}`)
    expect(failureOf({ keyword: 'phở', pageSize: 5, nested })).toEqual({ keyword: 'phở', pageSize: 5 })
  })

  test.each([
    [{ pageSize: 1 }, 'keyword', 'required', 'Vui lòng điền thông tin này.'],
    [{ keyword: 1, pageSize: 1 }, 'keyword', 'invalid_type', 'Cần một đoạn chữ.'],
    [{ keyword: 'a\u0000', pageSize: 1 }, 'keyword', 'invalid_value', 'Có ký tự không hợp lệ.'],
    [{ keyword: 'bún chả', pageSize: 1 }, 'keyword', 'too_big', 'Không được dài quá 5 ký tự.'],
    [{ keyword: '', pageSize: 0 }, 'pageSize', 'too_small', 'Không được nhỏ hơn 1.'],
    [{ keyword: '', pageSize: 1.5 }, 'pageSize', 'invalid_type', 'Cần một số nguyên.'],
  ])('%j: %s is %s', (input, field, code, message) => {
    expect(failureOf(input)).toEqual(generalFailure('validation_failed'))
    expect(failureOf(input)).toMatchObject({ status: 422, errors: [{ field, code, message }] })
  })
})
