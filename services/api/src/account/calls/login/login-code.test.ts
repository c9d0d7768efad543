/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())
beforeEach(() => site.later(25 * 60))

/** Asks for a code, a while after the message before. Resolves with the request that it belongs to. */
async function ask(username: string, ip = '198.51.100.7'): Promise<string> {
  site.later(2)
  const answer = await site.call('User/RequestLoginCode', { body: { username, response: '' }, ip })
  await site.server.postman.idle()
  return answer.data().request
}
const enter = (request: string, code: string, device?: Map<string, string>) =>
  site.call('User/LoginByCode', { body: { request, code }, device })
const mailedCode = (to: string) =>
  site.account.mails.flatMap((mail) => (mail.to === to ? (/\b\d{6}\b/.exec(mail.text) ?? []) : [])).at(-1) ?? ''
const other = (code: string) => (code === '000000' ? '111111' : '000000')

test.each([
  ['lan@example.vn', mailedCode],
  ['0988000001', (to: string) => site.lastCode(to)],
])(
  '%s gets in by a code although the password is locked, and the device is known from then on',
  async (name, codeOf) => {
    await site.newUser(name)
    const wrong = () => site.call('User/Login', { body: { UserName: name, Password: 'wrong' } })
    for (let tried = 0; tried < 11; tried += 1) await wrong()
    expect((await wrong()).code).toBe('too_many_passwords')
    const request = await ask(name)
    const device = new Map<string, string>()
    const { accessToken } = (await enter(request, codeOf(name), device)).data()
    expect((await site.call('User/UserInfo', { token: accessToken })).status).toBe(200)
    const body = { UserName: name, Password: PASSWORD }
    expect((await site.call('User/Login', { body })).code).toBe('too_many_passwords')
    expect((await site.call('User/Login', { body, device })).data().isError).toBe(false)
  },
)

test('a code works once, for ten minutes, five tries, and with its own request alone', async () => {
  await site.newUser('mot@example.vn')
  const request = await ask('mot@example.vn')
  const code = mailedCode('mot@example.vn')
  expect((await enter('x'.repeat(43), code)).code).toBe('invalid_code')
  for (let tried = 0; tried < 4; tried += 1) expect((await enter(request, other(code))).code).toBe('invalid_code')
  expect((await enter(request, code)).status).toBe(200)
  expect((await enter(request, code)).code).toBe('invalid_code')

  const tooOften = await ask('mot@example.vn')
  for (let tried = 0; tried < 5; tried += 1) await enter(tooOften, other(mailedCode('mot@example.vn')))
  expect((await enter(tooOften, mailedCode('mot@example.vn'))).code).toBe('invalid_code')

  const late = await ask('mot@example.vn')
  site.later(10)
  expect((await enter(late, mailedCode('mot@example.vn'))).code).toBe('invalid_code')
})

test('wrong tries and requests of others leave my code alone', async () => {
  await site.newUser('hai@example.vn')
  const mine = await ask('hai@example.vn')
  const code = mailedCode('hai@example.vn')
  const theirs = await ask('hai@example.vn', '203.0.113.9')
  for (let tried = 0; tried < 6; tried += 1) await enter(theirs, other(code))
  expect((await enter(mine, code)).status).toBe(200)
})

test('who is unknown, unconfirmed or locked is answered alike and gets nothing', async () => {
  await site.call('User/Register', { body: registration('ba@example.vn') })
  const { userId } = await site.newUser('bon@example.vn')
  await site.database.query.updateTable('users').set({ disabled: true }).where('id', '=', userId).execute()
  await site.server.postman.idle()
  const before = site.account.mails.length
  for (const name of ['ba@example.vn', 'bon@example.vn', 'khong-co@example.vn', 'khong phai ten']) {
    expect(await ask(name)).toMatch(/^[\w-]{43}$/)
  }
  expect(site.account.mails).toHaveLength(before)
})

test('requests count against the limits of messages', async () => {
  await site.newUser('nam@example.vn')
  await ask('nam@example.vn')
  const again = await site.call('User/RequestLoginCode', {
    body: { username: 'nam@example.vn', response: '' },
    ip: '198.51.100.7',
  })
  expect([again.status, again.code]).toEqual([429, 'too_many_requests'])
})

test('a server that stops sends first what was asked for', async () => {
  const stopping = await openAccountSite()
  await stopping.newUser('sau@example.vn')
  stopping.later(2)
  const sent = stopping.account.mails.length
  await stopping.call('User/RequestLoginCode', { body: { username: 'sau@example.vn', response: '' } })
  expect(stopping.account.mails).toHaveLength(sent)
  await stopping.close()
  expect(stopping.account.mails.slice(sent)).toMatchObject([{ to: 'sau@example.vn' }])
})
