import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals'
import { ApiError } from 'shared-contracts/client'
import { createBrowserClient } from './create-browser-client'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** Answers in the order of the requests; the last one stays. */
let answers: Answer[] = []
let requests: {
  readonly method: string | undefined
  readonly url: string | undefined
  readonly token: string | undefined
  readonly change?: string
}[]
let token: string | null = null
let server: Server
/** The page's cookies, which no browser has here. */
const page = { cookie: '' }
const onUnauthorised = jest.fn<(token: string) => void>()

beforeEach(async () => {
  Object.assign(globalThis, { document: page })
  page.cookie = 'token=abc'
  requests = []
  token = 'abc'
  onUnauthorised.mockReset()
  server = createServer((request, response) => {
    const { authorization: token, 'x-requested-change': change } = request.headers
    requests.push({ method: request.method, url: request.url, token, ...(change ? { change: String(change) } : {}) })
    const answer = answers.length > 1 ? answers.shift() : answers[0]
    answer?.(request, response)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
})
afterEach(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  Reflect.deleteProperty(globalThis, 'document')
})

function client() {
  const { port } = server.address() as AddressInfo
  return createBrowserClient({
    hosts: { api: `http://127.0.0.1:${port}`, 'menu-builder': `http://127.0.0.1:${port}/menu-builder` },
    token: () => token,
    onUnauthorised,
    retryPausesMs: [1, 1],
  })
}

const send =
  (status: number, body: object | string): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': typeof body === 'string' ? 'text/html' : 'application/json' })
    response.end(typeof body === 'string' ? body : JSON.stringify(body))
  }
const success = send(200, { success: true, data: { revision: 3 }, message: null })
const refusal = (status: number, code: string, message: string) =>
  send(status, {
    success: false,
    data: null,
    code,
    message,
    errors: [{ field: 'fullName', code: 'required', message }],
  })
const hangUp: Answer = (request) => void request.socket.destroy()

test('an answer is its envelope’s data; the request carries query, body and token', async () => {
  answers = [success]
  const api = client()
  expect(await api.call('Content/GetRevision')).toEqual({ revision: 3 })
  token = null
  await api.call('Article/GetByCategory', { query: { categoryIds: [1, 2], pageSize: 5 } })
  await api.call('BuildMenu/BuildMenu', { body: { objectTypeId: 2, days: 7 } })
  expect(requests).toEqual([
    { method: 'GET', url: '/api/Content/GetRevision', token: 'Bearer abc' },
    { method: 'GET', url: '/api/Article/GetByCategory?categoryIds=1&categoryIds=2&pageSize=5', token: undefined },
    { method: 'POST', url: '/menu-builder/api/BuildMenu/BuildMenu', token: undefined },
  ])
})

test('answers are in the words that the visitor chose', async () => {
  answers = [send(200, { success: true, data: [{ id: 1, code: 'lon', title: 'Thịt lợn' }], message: null })]
  expect(await client().call('DishTag/GetAll')).toMatchObject([{ title: 'Thịt lợn' }])
  page.cookie = 'token=abc; foodWords=south'
  expect(await client().call('DishTag/GetAll')).toEqual([{ id: 1, code: 'lon', title: 'Thịt heo' }])
})

test('a read that clears something goes out with the header that the API asks for; others without', async () => {
  answers = [success]
  await client().call('HealthCheck/ResetChildHealthHistory', { query: { childId: 7 } })
  await client().call('HealthCheck/ResetMotherHealthHistory', { query: {} })
  await client().call('HealthCheck/GetChildrenHealthHistory', { query: { childId: 7 } })
  expect(requests.map(({ change }) => change)).toEqual(['reset', 'reset', undefined])
})

test.each<[string, Answer, object]>([
  [
    'a refusal',
    refusal(409, 'class_is_full', 'Lớp đã đủ chỗ'),
    {
      status: 409,
      code: 'class_is_full',
      message: 'Lớp đã đủ chỗ',
      errors: [expect.objectContaining({ field: 'fullName' })],
    },
  ],
  ['a page of a proxy', send(500, '<html>'), { status: 500, code: null, message: 'Lỗi không xác định' }],
  ['success with a failing status', send(500, { success: true, data: {} }), { status: 500, code: null }],
  ['no success with status 200', refusal(200, 'odd', 'Lạ'), { status: 200, code: 'odd' }],
])('%s is an ApiError and final', async (_, answer, expected) => {
  answers = [answer]
  const error: unknown = await client()
    .call('Content/GetRevision')
    .catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ call: 'Content/GetRevision', ...expected })
  expect(requests).toHaveLength(1)
})

test.each([
  ['502', send(502, '<html>')],
  ['503', send(503, '')],
  ['504', send(504, '')],
  ['no answer', hangUp],
])('a read that meets %s is tried again, twice at most', async (_, failure) => {
  answers = [failure, failure, success]
  expect(await client().call('Content/GetRevision')).toEqual({ revision: 3 })
  expect(requests).toHaveLength(3)
  answers = [failure]
  requests.length = 0
  await expect(client().call('Content/GetRevision')).rejects.toBeInstanceOf(ApiError)
  expect(requests).toHaveLength(3)
})

test('what no server answered says so', async () => {
  answers = [hangUp]
  await expect(client().call('Content/GetRevision')).rejects.toMatchObject({
    status: 0,
    code: null,
    message: expect.stringContaining('mạng'),
  })
})

test('a write is sent once', async () => {
  answers = [send(503, '')]
  await expect(client().call('User/Logout')).rejects.toMatchObject({ status: 503 })
  expect(requests).toHaveLength(1)
})

test('a further try carries the token of its own time', async () => {
  answers = [
    (request) => {
      token = 'new'
      request.socket.destroy()
    },
    success,
  ]
  await client().call('Content/GetRevision')
  expect(requests.map((request) => request.token)).toEqual(['Bearer abc', 'Bearer new'])
})

test('401 tells whose token was refused, once a call; an anonymous one tells nobody', async () => {
  answers = [refusal(401, 'unauthorised', 'Bạn cần đăng nhập để tiếp tục.')]
  await expect(client().call('User/UserInfo')).rejects.toMatchObject({ status: 401, code: 'unauthorised' })
  expect(onUnauthorised.mock.calls).toEqual([['abc']])
  token = null
  await expect(client().call('User/UserInfo')).rejects.toMatchObject({ status: 401 })
  expect(onUnauthorised).toHaveBeenCalledTimes(1)
})

test('a caller that gives up cancels the request and is not told of a failing network', async () => {
  const caller = new AbortController()
  answers = [() => caller.abort()]
  const error: unknown = await client()
    .call('Content/GetRevision', { signal: caller.signal })
    .catch((reason: unknown) => reason)
  expect(error).not.toBeInstanceOf(ApiError)
  expect(requests).toHaveLength(1)
})

test('a caller that gives up between two tries ends them', async () => {
  const caller = new AbortController()
  answers = [
    (request) => {
      request.socket.destroy()
      setTimeout(() => caller.abort(), 50)
    },
  ]
  const { port } = server.address() as AddressInfo
  const patient = createBrowserClient({
    hosts: { api: `http://127.0.0.1:${port}`, 'menu-builder': '' },
    token: () => null,
    onUnauthorised,
    retryPausesMs: [60_000],
  })
  await expect(patient.call('Content/GetRevision', { signal: caller.signal })).rejects.not.toBeInstanceOf(ApiError)
  expect(requests).toHaveLength(1)
})

test('a call takes along the token of its moment, though that is forgotten before the code has come', async () => {
  answers = [success]
  const logout = client().call('User/Logout')
  token = null
  await logout
  expect(requests).toEqual([{ method: 'POST', url: '/api/User/Logout', token: 'Bearer abc' }])
})
