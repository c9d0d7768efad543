/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../../testing/account-site'
import { subjectKey, visitorNetwork } from '../../rules/attempt-limits'

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

const request = (username: string, ip: string, device?: Map<string, string>) =>
  site.call('User/RequestLoginCode', { body: { username, response: '' }, ip, device })
const mailsTo = (name: string) => site.account.mails.filter(({ to }) => to === name).length

describe('asked for again within a minute', () => {
  test('nothing new is sent, alike for nobody; the code that came serves both, once, and who shares it has few tries', async () => {
    const name = 'nam@example.vn'
    await site.newUser(name)
    const first = await ask(name)
    const code = mailedCode(name)
    const sent = mailsTo(name)
    expect((await request('ai-do@example.vn', '198.51.100.7')).status).toBe(200)
    const again = await Promise.all([name, name, name, 'ai-do@example.vn'].map((each) => request(each, '198.51.100.7')))
    expect(again.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    await site.server.postman.idle()
    expect(mailsTo(name)).toBe(sent)
    const shared = again.map((answer) => answer.data().request)
    // All who share it: ten tries together, which are none of the first one's.
    for (let tried = 0; tried < 5; tried += 1) {
      expect((await enter(shared[0] ?? '', other(code))).code).toBe('invalid_code')
      expect((await enter(shared[3] ?? '', code)).code).toBe('invalid_code')
      expect((await enter(shared[1] ?? '', other(code))).code).toBe('invalid_code')
    }
    expect((await enter(shared[2] ?? '', code)).code).toBe('invalid_code')
    expect((await enter(first, code)).status).toBe(200)
    expect((await enter(first, code)).code).toBe('invalid_code')
  })

  test('a page that was loaded anew goes on with the code on its way; used, the next one is sent at once', async () => {
    const name = 'bay@example.vn'
    await site.newUser(name)
    await ask(name)
    const code = mailedCode(name)
    const anew = (await request(name, '198.51.100.7')).data().request
    await site.server.postman.idle()
    expect((await enter(anew, code)).status).toBe(200)
    const sent = mailsTo(name)
    await request(name, '198.51.100.7')
    await site.server.postman.idle()
    expect(mailsTo(name)).toBe(sent + 1)
  })

  test('of many at once exactly one is sent, and of many tries at once exactly one gets in', async () => {
    const name = 'tam@example.vn'
    await site.newUser(name)
    site.later(2)
    const sent = mailsTo(name)
    const asked = await Promise.all(Array.from({ length: 20 }, () => request(name, '198.51.100.7')))
    await site.server.postman.idle()
    expect(mailsTo(name)).toBe(sent + 1)
    const code = mailedCode(name)
    const answers = await Promise.all(asked.map((answer) => enter(answer.data().request, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })
})

describe('while strangers spend whatever they can', () => {
  /** One /48 of IPv6, as comes with a rented server, and four addresses of IPv4. */
  const strangerAt = (turn: number) => (turn % 5 === 0 ? `2001:db8:bad:${turn.toString(16)}::1` : `203.0.${turn % 5}.7`)

  /** Wrong passwords, resets and codes, from each of the attacker's networks; then guesses at the codes. */
  async function attack(name: string, turns: number): Promise<void> {
    for (let turn = 0; turn < turns; turn += 1) {
      const ip = strangerAt(turn)
      const asked = await request(name, ip)
      await site.call('User/ForgotPassword', { query: { userName: name }, ip })
      await site.call('User/Login', { body: { UserName: name, Password: 'wrong' }, ip })
      if (asked.status === 200) await enter(asked.data().request, '000000')
      await site.server.postman.idle()
      site.later(0.5)
    }
  }

  test('the locked-out owner gets in on a new device by code while the attack goes on; eleven mails are all she gets', async () => {
    const name = 'chu-nha@example.vn'
    await site.newUser(name)
    site.later(25 * 60)
    const before = mailsTo(name)
    await attack(name, 40)
    for (let turn = 0; turn < 5; turn += 1) {
      await site.call('User/Login', { body: { UserName: name, Password: 'wrong' }, ip: strangerAt(turn) })
    }
    const home = '198.51.100.7'
    const locked = await site.call('User/Login', { body: { UserName: name, Password: PASSWORD }, ip: home })
    expect(locked.code).toBe('too_many_passwords')
    const asked = await request(name, home)
    await site.server.postman.idle()
    const code = mailedCode(name)
    expect(mailsTo(name)).toBe(before + 11)
    await attack(name, 5)
    const device = new Map<string, string>()
    expect((await enter(asked.data().request, code, device)).status).toBe(200)
    // Ten codes and links for six networks, and the notice of many wrong passwords.
    expect(mailsTo(name)).toBe(before + 11)
    // From now on the device is known, and counted for itself.
    await attack(name, 5)
    const more = await request(name, strangerAt(0), device)
    await site.server.postman.idle()
    expect((await enter(more.data().request, mailedCode(name), device)).status).toBe(200)
  })

  test('in the network of an attacker the code that is under way is the owner’s too', async () => {
    const name = 'chung-mang@example.vn'
    await site.newUser(name)
    site.later(25 * 60)
    await attack(name, 15)
    // No message is left for this network; what it caused last still works.
    const asked = await request(name, strangerAt(20))
    await site.server.postman.idle()
    const mine = await enter(asked.data().request, mailedCode(name))
    expect([asked.status, mine.status]).toEqual([200, 200])
  })

  test('six networks use up the day of strangers, which is then said, alike for nobody; a known device goes on', async () => {
    const name = 'sau-mang@example.vn'
    const device = new Map<string, string>()
    await site.newUser(name)
    await site.call('User/Login', { body: { UserName: name, Password: PASSWORD }, device })
    site.later(25 * 60)
    const outcomes = async (userName: string) => {
      const statuses: number[] = []
      for (let network = 0; network < 7; network += 1) {
        statuses.push((await request(userName, `192.0.${network}.1`)).status)
        site.later(11)
      }
      const refused = await request(userName, '192.0.9.1')
      return [...statuses, refused.code, refused.message]
    }
    const told = [
      200,
      200,
      200,
      200,
      200,
      200,
      429,
      'too_many_messages',
      expect.stringContaining('không có tin nào được gửi'),
    ]
    expect(await outcomes(name)).toEqual(told)
    expect(await outcomes('khong-ai@example.vn')).toEqual(told)
    await site.server.postman.idle()
    const sent = mailsTo(name)
    expect((await request(name, '192.0.9.1', device)).status).toBe(200)
    await site.server.postman.idle()
    expect(mailsTo(name)).toBe(sent + 1)
    site.later(24 * 60)
    expect((await request(name, '192.0.9.1')).status).toBe(200)
  })

  test('a network asks 300 times an hour, for whomever', async () => {
    const key = subjectKey(visitorNetwork('2001:db8:cab::1'))
    await site.database.pool.query(
      `insert into message_requests (contact_key, purpose, sent, visitor_key, network_key, at)
      select int4send(n), 'login-code', true, int4send(n), $1, $2 from generate_series(1, 299) n`,
      [key, site.clock.now],
    )
    expect((await request('ai1@example.vn', '2001:db8:cab:1::1')).status).toBe(200)
    const refused = await request('ai2@example.vn', '2001:db8:cab:2::1')
    expect(refused).toMatchObject({ status: 429, message: expect.stringContaining('mạng bạn đang dùng') })
    expect((await request('ai@example.vn', '2001:db8:dad::1')).status).toBe(200)
  })
})

describe('SMS', () => {
  test('have a ceiling for the site, half of it for one prefix; email goes on, and it ends with the hour', async () => {
    const few = await openAccountSite({ smsLimits: { perHour: 8, perDay: 10 } }, site.database)
    few.clock.now = new Date(site.clock.now.getTime() + 48 * 3_600_000)
    const askFor = (username: string) => few.call('User/RequestLoginCode', { body: { username, response: '' } })
    for (const number of ['0986000001', '0986000002', '0986000003', '0986000004', '0986000005']) {
      await few.call('User/Register', { body: registration(number) })
    }
    const full = await few.call('User/Register', { body: registration('0986000006') })
    expect(full).toMatchObject({ status: 429, code: 'sms_ceiling', message: expect.stringContaining('email') })
    expect((await askFor('0387000001')).status).toBe(200)
    await few.database.query.updateTable('sentSms').set({ prefix: '097' }).where('prefix', '=', '098').execute()
    for (const number of ['0386000001', '0386000002', '0386000003', '0386000004']) {
      await few.call('User/Register', { body: registration(number) })
    }
    expect((await askFor('0587000001')).code).toBe('sms_ceiling')
    expect((await askFor('lan@example.vn')).status).toBe(200)
    few.later(60)
    expect((await askFor('0587000001')).status).toBe(200)
    await few.server.app.close()
  })

  test('go to mobile numbers of Viet Nam alone, once a gateway is set', async () => {
    const real = await openAccountSite({ sendsSms: true }, site.database)
    const landline = await real.call('User/Register', { body: registration('0243000001') })
    expect(landline).toMatchObject({ status: 422, code: 'no_sms_to_number', errors: [{ field: 'userName' }] })
    expect((await real.call('User/Register', { body: registration('0343000001') })).status).toBe(200)
    await real.server.app.close()
  })
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
