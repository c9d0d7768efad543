import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { sectionBundle, shellBundle } from '../testing/fake-releases'
import { startTestHost, type TestHost } from '../testing/test-host'
import { accountNamed, tokenIn } from './account-page'

jest.setTimeout(120_000)

let host: TestHost

beforeAll(async () => {
  host = await startTestHost([
    { name: 'shell', server: shellBundle(), routes: [{ id: 'home', pattern: '/', visibility: 'public' }] },
    {
      name: 'account',
      server: sectionBundle('account'),
      routes: [{ id: 'account', pattern: '/trang-ca-nhan-cua-ban/:id#?', visibility: 'private' }],
    },
  ])
  host.answers.set('User/UserInfo', () => ({ id: 7 }))
}, 120_000)
afterAll(() => host.close())

const open = (path: string, cookie?: string) =>
  host.app.inject({ url: `/trang-ca-nhan-cua-ban${path}`, headers: cookie ? { cookie } : {} })

test.each([
  ["one's own", '/7', 'token=a.b-c', 200],
  ["another user's", '/8', 'user=x; token=a.b-c', 404],
  ["another user's, asked for again", '/8', 'token=a.b-c', 404],
  ['an id with words behind it', '/7-lan', 'token=a.b-c', 404],
  ['any, for who is not logged in', '/8', undefined, 200],
  ['any, with an empty token', '/8', 'token=', 200],
])('%s account page', async (_, path, cookie, status) => {
  const answer = await open(path, cookie)
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('This page could not be found')).toBe(status === 404)
  expect(answer.headers).toMatchObject({ 'cache-control': 'private, no-store', vary: 'Accept-Encoding, Cookie' })
})

test('a session that the API does not know, or can not tell of now, is nobody’s', async () => {
  for (const status of [401, 500]) {
    host.refusals.set('User/UserInfo', () => status)
    expect((await open('/8', 'token=old')).statusCode).toBe(200)
  }
  host.refusals.delete('User/UserInfo')
})

test('the page without an id asks for nobody and is cached as all documents are', async () => {
  const before = host.calls.filter((name) => name === 'User/UserInfo').length
  const answer = await open('', 'token=a')
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('public')])
  expect(host.calls.filter((name) => name === 'User/UserInfo')).toHaveLength(before)
})

test.each([
  ['/trang-ca-nhan-cua-ban/12', '12'],
  ['/trang-ca-nhan-cua-ban/12?x=1', '12'],
  ['/trang-ca-nhan-cua-ban/ho-so', null],
  ['/trang-ca-nhan-cua-ban', null],
  ['/so-tay-cua-me/12', null],
])('%s names the account %s', (address, named) => {
  expect(accountNamed(address)).toBe(named)
})

test.each([
  ['a=b; token=x.y_z-0', 'x.y_z-0'],
  ['token=null', null],
  ['token=', null],
  ['mytoken=x', null],
  ['token=a b', null],
  [undefined, null],
])('the token of %s is %s', (cookies, token) => {
  expect(tokenIn(cookies)).toBe(token)
})

test.each([
  '/%2Ftrang-ca-nhan-cua-ban/8',
  '//trang-ca-nhan-cua-ban/8',
  '/%74rang-ca-nhan-cua-ban/8',
  '/%2574rang-ca-nhan-cua-ban/8',
  '/trang-ca-nhan-cua-ban%2F8',
  '/trang-ca-nhan-cua-ban//8',
  '/trang-ca-nhan-cua-ban/8/',
  '/trang-ca-nhan-cua-ban/8%2F',
  '/trang-ca-nhan-cua-ban/8%3F',
  '/Trang-Ca-Nhan-Cua-Ban/8',
  '/TRANG-CA-NHAN-CUA-BAN/%38',
  '/trang-ca-nhan-cua-ban/%2E/8',
  '/./trang-ca-nhan-cua-ban/8',
  '/trang-ca-nhan-cua-ban;x/8',
  '/trang-ca-nhan-cua-ban/8;x',
  '/trang-ca-nhan-cua-ban%00/8',
  '/\\trang-ca-nhan-cua-ban/8',
])('another spelling of an account page, %s, leads to it or is nothing', async (url) => {
  const { statusCode, headers, body } = await host.app.inject({ url, headers: { cookie: 'token=a.b-c' } })
  expect([301, 400, 404]).toContain(statusCode)
  if (statusCode === 301) expect(headers.location).toMatch(/^\/trang-ca-nhan-cua-ban\/8$/i)
  expect(body).not.toContain('Trang /trang')
})
