/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { callAddresses } from 'shared-contracts/calls'
import { writeContent } from '../content-import/write-content'
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
    revisionFreshMs: 0,
  })
}, 120_000)
afterAll(async () => {
  await server.app.close()
  await database.close()
})

async function dataOf(name: 'ArticleTag/GetAll' | 'Content/GetRevision'): Promise<unknown> {
  return (await server.app.inject(callAddresses[name].path)).json<{ data: unknown }>().data
}

test('paths and query names match in any letter case, and unchanged answers are 304', async () => {
  const first = await server.app.inject({ url: '/API/article/GETBYID/?ID=3001' })
  expect(first.statusCode).toBe(200)
  expect(first.headers['cache-control']).toContain('max-age=60')
  const again = await server.app.inject({
    url: '/api/Article/GetById?id=3001',
    headers: { 'if-none-match': `W/${first.headers.etag}` },
  })
  expect([again.statusCode, again.body]).toEqual([304, ''])
})

test('what is asked again in the same words is the same answer, with the same headers', async () => {
  const ask = async () => {
    const { headers, body } = await server.app.inject('/api/Article/GetById?id=3001')
    const { date: _, 'x-request-id': __, ...lasting } = headers
    return { lasting, body }
  }
  const first = await ask()
  expect(await ask()).toEqual(first)
  expect(first.lasting).toMatchObject({
    vary: 'authorization',
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(first.body)),
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'x-content-type-options': 'nosniff',
  })
})

test('what was refused is read again, in the same words too', async () => {
  const ask = async () => (await server.app.inject('/api/Article/GetById?id=abc')).statusCode
  expect([await ask(), await ask()]).toEqual([400, 400])
})

test('what staff were told is told to nobody else who asks in the same words', async () => {
  const { app } = await buildServer({
    database,
    logLevel: 'silent',
    requestsPerMinute: null,
    watchProcess: false,
    checkAnswers: true,
    authenticate: async (token) =>
      token === 'staff' ? { kind: 'user', userId: 1, userType: 2, staffApproved: true, ...proved } : null,
  })
  const ask = async (token: string | null) => {
    const headers = token === null ? {} : { authorization: `Bearer ${token}` }
    const { statusCode, headers: told } = await app.inject({ url: '/api/Article/GetByCatalog?catalogId=9', headers })
    return [statusCode, told['cache-control']]
  }
  const asked = [await ask('staff'), await ask('staff'), await ask(null), await ask('other'), await ask('staff')]
  await app.close()
  const [told, refused] = [
    [200, 'no-store'],
    [401, 'no-store'],
  ]
  expect(asked).toEqual([told, told, refused, refused, told])
})

test('a changed article is answered anew, in the same words', async () => {
  const title = async () => (await server.app.inject('/api/Article/GetById?id=3001')).json().data.title
  const before = await title()
  expect(await title()).toBe(before)
  await database.pool.query('update articles set title = $1 where id = 3001', ['Tên mới'])
  expect(await title()).toBe(before)
  await database.pool.query('update content_revision set revision = revision + 1')
  expect(await title()).toBe('Tên mới')
  await database.pool.query('update articles set title = $1 where id = 3001', [before])
  await database.pool.query('update content_revision set revision = revision + 1')
})

test('a change of content is seen at once', async () => {
  const files = { ...fixtureFiles, 'article-tags.json': '[{"id":6,"code":"sat","title":"Chất sắt"}]' }
  expect(await dataOf('ArticleTag/GetAll')).toMatchObject([{ title: 'Sắt' }])
  const { rows } = await database.pool.query<{ revision: number }>('select revision from content_revision')
  await writeContent(database, checkContent(memoryFolder(files)))
  expect(await dataOf('ArticleTag/GetAll')).toMatchObject([{ title: 'Chất sắt' }])
  expect(await dataOf('Content/GetRevision')).toMatchObject({ revision: (rows[0]?.revision ?? 0) + 1 })
})
