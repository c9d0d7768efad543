/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { addStaffFile } from '../testing/add-staff-file'

jest.setTimeout(120_000)

const TEXT = `\ufefftuần,cân nặng\r\n${'13,1\r\n'.repeat(200)}`
const BYTES = Buffer.from(TEXT)

let site: AccountSite
let staff: { userId: number; token: string }
let other: { userId: number; token: string }
let sha256: string
let cookie: string

beforeAll(async () => {
  site = await openAccountSite()
  sha256 = (await addStaffFile(site.database, 1, BYTES, 'cân-nặng.csv')).sha256
  staff = await site.newUser('canbo@example.vn')
  other = await site.newUser('dongnghiep@example.vn')
  cookie = await site.prove(staff.token)
  await site.prove(other.token)
}, 120_000)
afterAll(() => site.close())
beforeEach(async () => {
  await setReader(staff.userId, { userType: 2, staffApproved: true })
  await setReader(other.userId, { userType: 2, staffApproved: true })
})

async function setReader(
  userId: number,
  account: { userType?: 0 | 1 | 2 | 3 | 99; staffApproved?: boolean; disabled?: boolean },
) {
  await site.database.query
    .updateTable('users')
    .set({ disabled: false, ...account })
    .where('id', '=', userId)
    .execute()
}

async function linkOf({ token }: { token: string }): Promise<string> {
  return (await site.call('Staff/GetFileLink', { token, body: { fileId: 1 } })).data().url
}

async function download(url: string, headers: Readonly<Record<string, string>> = {}, method: 'GET' | 'HEAD' = 'GET') {
  return site.server.app.inject({ method, url, headers })
}

test('the list tells type, size and checksum, and is kept by nobody', async () => {
  const answer = await site.server.app.inject({
    url: '/api/Staff/GetFiles',
    headers: { authorization: `Bearer ${staff.token}`, cookie },
  })
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.json().data).toEqual([
    expect.objectContaining({ fileName: 'cân-nặng.csv', type: 'csv', bytes: BYTES.length, sha256 }),
  ])
})

test('a link gives the bytes as they are, under their own name, to no cache', async () => {
  const url = await linkOf(staff)
  const answer = await download(url)
  expect([answer.statusCode, answer.rawPayload.equals(BYTES)]).toEqual([200, true])
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-length': String(BYTES.length),
    'content-disposition': `attachment; filename="can-nang.csv"; filename*=UTF-8''c%C3%A2n-n%E1%BA%B7ng.csv`,
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${sha256}"`,
  })
  const head = await download(url, { range: 'bytes=0-3' }, 'HEAD')
  expect([head.statusCode, head.rawPayload.length]).toEqual([200, 0])
  expect(head.headers).toMatchObject({ 'content-length': String(BYTES.length), etag: `"${sha256}"` })
})

test.each([
  ['bytes=0-9', BYTES.subarray(0, 10), `bytes 0-9/${BYTES.length}`],
  [`bytes=${BYTES.length - 4}-`, BYTES.subarray(-4), `bytes ${BYTES.length - 4}-${BYTES.length - 1}/${BYTES.length}`],
  ['bytes=-7', BYTES.subarray(-7), `bytes ${BYTES.length - 7}-${BYTES.length - 1}/${BYTES.length}`],
])('%s gives that part', async (range, bytes, contentRange) => {
  const answer = await download(await linkOf(staff), { range })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([206, contentRange])
  expect(answer.headers['content-length']).toBe(String(bytes.length))
  expect(answer.rawPayload.equals(bytes)).toBe(true)
})

test('parts put together are the file; another content under If-Range is given whole', async () => {
  const url = await linkOf(staff)
  const parts: Buffer[] = []
  for (let from = 0; from < BYTES.length; from += 333) {
    const range = `bytes=${from}-${from + 332}`
    parts.push((await download(url, { range, 'if-range': `"${sha256}"` })).rawPayload)
  }
  expect(Buffer.concat(parts).equals(BYTES)).toBe(true)
  const changed = await download(url, { range: 'bytes=0-9', 'if-range': '"anders"' })
  expect([changed.statusCode, changed.rawPayload.length]).toEqual([200, BYTES.length])
})

test('a part behind the end is 416 with the size', async () => {
  const answer = await download(await linkOf(staff), { range: `bytes=${BYTES.length}-` })
  expect([answer.statusCode, answer.headers['content-range']]).toEqual([416, `bytes */${BYTES.length}`])
  expect(answer.headers['cache-control']).toContain('no-store')
})

test('who has the file is told that it is the same, as long as the link opens', async () => {
  const answer = await download(await linkOf(staff), { 'if-none-match': `"${sha256}"` })
  expect([answer.statusCode, answer.rawPayload.length]).toEqual([304, 0])
})

describe('a link', () => {
  const changed = (url: string, name: string, value: string) => {
    const [path = '', search = ''] = url.split('?')
    const query = new URLSearchParams(search)
    query.set(name, value)
    return `${path}?${query}`
  }

  const otherToken = (token: string) => token.slice(0, -1) + (token.endsWith('A') ? 'E' : 'A')

  test.each([
    ['of another account', (url: string) => changed(url, 'nguoi', String(other.userId))],
    ['of no account', (url: string) => changed(url, 'nguoi', '0')],
    ['with another token', (url: string) => changed(url, 'ma', otherToken(url.split('ma=')[1] ?? ''))],
    ['without a token', (url: string) => url.split('&')[0] ?? ''],
    ['with two tokens', (url: string) => `${url}&ma=1.a`],
    ['for another file', (url: string) => url.replace('staff-files/1', 'staff-files/2')],
    ['for no file', (url: string) => url.replace('staff-files/1', 'staff-files/..%2F1')],
  ])('%s opens nothing', async (_, spoil) => {
    await addStaffFile(site.database, 2, Buffer.from('a,b\r\n'), 'khac.csv').catch(() => undefined)
    const answer = await download(spoil(await linkOf(staff)))
    expect([answer.statusCode, answer.json().code]).toEqual([403, 'link_expired'])
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.headers.etag).toBeUndefined()
  })

  test('ends after five minutes', async () => {
    const url = await linkOf(staff)
    site.later(4.9)
    expect((await download(url)).statusCode).toBe(200)
    site.later(0.1)
    expect((await download(url)).json().code).toBe('link_expired')
  })

  test.each([
    ['whose approval was taken back', { staffApproved: false }, 403, 'staff_not_approved'],
    ['that is of another type now', { userType: 1, staffApproved: false }, 403, 'staff_only'],
    ['that was locked', { disabled: true }, 401, 'unauthorised'],
  ] as const)('of an account %s opens nothing more', async (_, change, status, code) => {
    const url = await linkOf(staff)
    expect((await download(url)).statusCode).toBe(200)
    await setReader(staff.userId, change)
    const tries: Readonly<Record<string, string>>[] = [{}, { range: 'bytes=0-3' }, { 'if-none-match': `"${sha256}"` }]
    for (const headers of tries) {
      const answer = await download(url, headers)
      expect([answer.statusCode, answer.json().code, answer.headers.etag]).toEqual([status, code, undefined])
      expect(answer.headers['cache-control']).toContain('no-store')
    }
    expect((await download(url, {}, 'HEAD')).statusCode).toBe(status)
  })
})

test('an unknown file has no link', async () => {
  const answer = await site.call('Staff/GetFileLink', { token: staff.token, body: { fileId: 77 } })
  expect([answer.status, answer.code]).toEqual([404, 'file_does_not_exist'])
})
