import { describe, expect, test } from '@jest/globals'
import { ApiError } from './api-error'
import { createApiClient, type HttpRequest } from './create-api-client'
import type { HttpResponse } from './envelope'

function clientAnswering(answer: HttpResponse | Error) {
  const requests: HttpRequest[] = []
  const client = createApiClient({
    hosts: { api: '', 'menu-builder': '/menu-builder' },
    transport: async (request) => {
      requests.push(request)
      if (answer instanceof Error) throw answer
      return answer
    },
  })
  return { client, requests }
}

const success = { status: 200, body: { success: true, data: { revision: 3 }, message: null } }

describe('createApiClient', () => {
  test('resolves with the data and sends address and query', async () => {
    const { client, requests } = clientAnswering(success)
    expect(await client.call('Content/GetRevision')).toEqual({ revision: 3 })
    await client.call('Article/GetByCategory', { query: { categoryIds: [1, 2], pageSize: 5 } })
    await client.call('BuildMenu/BuildMenu', { body: { objectTypeId: 2, days: 7 } })
    expect(requests.map(({ method, url }) => [method, url])).toEqual([
      ['GET', '/api/Content/GetRevision'],
      ['GET', '/api/Article/GetByCategory?categoryIds=1&categoryIds=2&pageSize=5'],
      ['POST', '/menu-builder/api/BuildMenu/BuildMenu'],
    ])
    expect(requests[0]).toMatchObject({ headers: {}, timeoutMs: 100_000 })
  })

  test.each<[string, HttpResponse | Error, object]>([
    [
      'a failure',
      {
        status: 409,
        body: { success: false, data: null, code: 'class_is_full', message: 'Lớp đã đủ chỗ', errors: [] },
      },
      { status: 409, code: 'class_is_full', message: 'Lớp đã đủ chỗ' },
    ],
    ["a proxy's page", { status: 502, body: '<html>' }, { status: 502, code: null, message: 'Lỗi không xác định' }],
    ['success with a failing status', { ...success, status: 500 }, { status: 500, code: null }],
    ['no answer', new Error('ECONNREFUSED'), { status: 0, code: null, message: expect.stringContaining('mạng') }],
  ])('%s rejects', async (_, answer, expected) => {
    const { client } = clientAnswering(answer)
    const error: unknown = await client.call('Content/GetRevision').catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject(expected)
  })
})
