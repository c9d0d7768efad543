/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD } from '../../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())
/** Each test begins with a day on which nobody has tried anything. */
beforeEach(() => site.later(25 * 60))

type Device = Map<string, string>
const tryLogin = (UserName: string, Password: string, ip: string, device?: Device) =>
  site.call('User/Login', { body: { UserName, Password }, ip, device })

/** The code of a refusal, the error of an answer, or `in`. */
async function login(name: string, password: string, ip: string, device?: Device): Promise<string> {
  const answer = await tryLogin(name, password, ip, device)
  return answer.status === 200 ? (answer.data().error ?? 'in') : answer.code
}

async function wrongPasswords(count: number, name: string, ip: (index: number) => string, device?: Device) {
  const outcomes = []
  for (let index = 0; index < count; index += 1) outcomes.push(await login(name, 'wrong', ip(index), device))
  return outcomes
}

const attacker = () => '203.0.113.9'
const home = '198.51.100.7'

/** A device on which the account has logged in. */
async function knownDevice(name: string): Promise<Device> {
  const device: Device = new Map()
  expect(await login(name, PASSWORD, home, device)).toBe('in')
  return device
}

describe('wrong passwords of others', () => {
  test('ten from one address are all it gets; the owner elsewhere goes on', async () => {
    await site.newUser('mot@example.vn')
    expect(await wrongPasswords(11, 'mot@example.vn', attacker)).toEqual([
      ...Array(10).fill('invalid_grant'),
      'too_many_passwords',
    ])
    expect(await login('mot@example.vn', PASSWORD, attacker())).toBe('too_many_passwords')
    expect(await login('mot@example.vn', PASSWORD, home)).toBe('in')
    site.later(15)
    expect(await login('mot@example.vn', PASSWORD, attacker())).toBe('in')
  })

  test('fifteen from one network leave the others something, whatever addresses it has', async () => {
    await site.newUser('muoilam@example.vn')
    const of48 = (index: number) => `2001:db8:bad:${index.toString(16)}::1`
    expect((await wrongPasswords(16, 'muoilam@example.vn', of48)).slice(14)).toEqual([
      'invalid_grant',
      'too_many_passwords',
    ])
    expect(await login('muoilam@example.vn', PASSWORD, home)).toBe('in')
    for (let round = 0; round < 3; round += 1) {
      site.later(16)
      await wrongPasswords(15, 'muoilam@example.vn', of48)
    }
    site.later(16)
    expect(await login('muoilam@example.vn', 'wrong', of48(1))).toBe('too_many_passwords')
    expect(await login('muoilam@example.vn', PASSWORD, home)).toBe('in')
  })

  test('twenty from many addresses stop strangers, but no device that logged in before, wherever it is', async () => {
    await site.newUser('hai@example.vn')
    const device = await knownDevice('hai@example.vn')
    const everywhere = (index: number) => `203.0.${index}.1`
    expect((await wrongPasswords(21, 'hai@example.vn', everywhere)).at(-1)).toBe('too_many_passwords')
    expect(await login('hai@example.vn', PASSWORD, '192.0.2.1')).toBe('too_many_passwords')
    expect(await login('hai@example.vn', PASSWORD, '192.0.2.1', device)).toBe('in')
    expect(await login('hai@example.vn', PASSWORD, '203.0.1.1', device)).toBe('in')
  })

  test('the owner is told, once a day, with the way in', async () => {
    await site.newUser('ba@example.vn')
    await site.newUser('0977000001')
    await wrongPasswords(13, 'ba@example.vn', attacker)
    await wrongPasswords(13, '0977000001', attacker)
    await site.server.postman.idle()
    const mails = site.account.mails.filter(({ to }) => to === 'ba@example.vn')
    expect(mails.slice(1)).toMatchObject([{ text: expect.stringContaining('http://site.test/dang-nhap?cach=ma') }])
    const texts = site.account.texts.filter(({ to }) => to === '0977000001')
    expect(texts.slice(1)).toMatchObject([{ text: expect.stringMatching(/^[ -~]*dang-nhap\?cach=ma$/) }])
  })

  test('thirty at once are no way around it', async () => {
    await site.newUser('bon@example.vn')
    const answers = await Promise.all(Array.from({ length: 30 }, () => login('bon@example.vn', 'wrong', attacker())))
    expect(answers.filter((outcome) => outcome === 'invalid_grant').length).toBeLessThanOrEqual(10)
    expect(answers).toContain('too_many_passwords')
  })

  test('a day has a limit of its own for strangers', async () => {
    await site.newUser('nam@example.vn')
    for (let round = 0; round < 5; round += 1) {
      await wrongPasswords(20, 'nam@example.vn', (index) => `203.0.${index}.${round}`)
      site.later(16)
    }
    expect(await login('nam@example.vn', PASSWORD, home)).toBe('too_many_passwords')
  })
})

describe('many behind one address', () => {
  test('a hundred forgetful neighbours lock nobody; guessing at more accounts ends there, known devices aside', async () => {
    await site.newUser('lang@example.vn')
    const device = await knownDevice('lang@example.vn')
    const village = '100.64.0.1'
    for (let index = 0; index < 99; index += 1) await wrongPasswords(1, `lang${index}@example.vn`, () => village)
    expect(await login('lang@example.vn', PASSWORD, village)).toBe('in')
    await wrongPasswords(1, 'lang99@example.vn', () => village)
    expect(await login('lang100@example.vn', 'wrong', village)).toBe('too_many_passwords')
    expect(await login('lang@example.vn', PASSWORD, village)).toBe('too_many_passwords')
    expect(await login('lang@example.vn', PASSWORD, village, device)).toBe('in')
    expect(await login('lang@example.vn', PASSWORD, '100.64.0.2')).toBe('in')
    site.later(60)
    expect(await login('lang@example.vn', PASSWORD, village)).toBe('in')
  })

  test('an address of IPv6 is a whole /64', async () => {
    await site.newUser('sau@example.vn')
    await wrongPasswords(10, 'sau@example.vn', (index) => `2001:db8:1:2::${index}`)
    expect(await login('sau@example.vn', PASSWORD, '2001:db8:1:2:ffff::1')).toBe('too_many_passwords')
    expect(await login('sau@example.vn', PASSWORD, '2001:db8:1:3::1')).toBe('in')
  })
})

describe('a known device', () => {
  test('has ten tries of its own, which stop nobody else', async () => {
    await site.newUser('bay@example.vn')
    const device = await knownDevice('bay@example.vn')
    expect((await wrongPasswords(11, 'bay@example.vn', attacker, device)).at(-1)).toBe('too_many_passwords')
    expect(await login('bay@example.vn', PASSWORD, attacker())).toBe('in')
  })

  test('right passwords are not counted, and wipe the wrong ones', async () => {
    await site.newUser('tam@example.vn')
    const device = await knownDevice('tam@example.vn')
    for (let round = 0; round < 3; round += 1) {
      await wrongPasswords(9, 'tam@example.vn', attacker, device)
      expect(await login('tam@example.vn', PASSWORD, attacker(), device)).toBe('in')
    }
  })

  test('serves all who share it, gets a new token at each login, and is one for no other account', async () => {
    await site.newUser('chin@example.vn')
    await site.newUser('muoi@example.vn')
    const device = await knownDevice('chin@example.vn')
    const first = new Map(device)
    expect(await login('muoi@example.vn', PASSWORD, home, device)).toBe('in')
    expect(device.get('device')).not.toBe(first.get('device'))
    for (const name of ['chin@example.vn', 'muoi@example.vn']) {
      await wrongPasswords(11, name, attacker)
      expect(await login(name, PASSWORD, attacker(), first)).toBe('too_many_passwords')
      expect(await login(name, PASSWORD, attacker(), device)).toBe('in')
    }
  })

  test('is a stranger after a new password, 180 days, or with a made-up token', async () => {
    const { token } = await site.newUser('muoimot@example.vn')
    const device = await knownDevice('muoimot@example.vn')
    const body = { oldPassword: PASSWORD, newPassword: 'Mat-khau-khac-3', confirmPassword: 'Mat-khau-khac-3' }
    await site.call('User/ChangePassword', { token, body })
    await wrongPasswords(11, 'muoimot@example.vn', attacker)
    expect(await login('muoimot@example.vn', 'Mat-khau-khac-3', attacker(), device)).toBe('too_many_passwords')
    const invented = new Map([['device', 'x'.repeat(43)]])
    expect(await login('muoimot@example.vn', 'Mat-khau-khac-3', attacker(), invented)).toBe('too_many_passwords')

    await site.newUser('muoihai@example.vn')
    const old = await knownDevice('muoihai@example.vn')
    const before = site.clock.now
    site.later(180 * 24 * 60)
    await wrongPasswords(11, 'muoihai@example.vn', attacker)
    expect(await login('muoihai@example.vn', PASSWORD, attacker(), old)).toBe('too_many_passwords')
    site.clock.now = before
  })

  test('on https its cookie has a prefix that no other host can set; the plain one is read once and goes', async () => {
    const name = 'muoibon@example.vn'
    await site.newUser(name)
    const secure = await openAccountSite({ siteUrl: 'https://site.test' }, site.database)
    secure.clock.now = site.clock.now
    const logIn = (cookie: string, Password = PASSWORD) =>
      secure.server.app.inject({
        method: 'POST',
        url: '/api/User/Login',
        headers: { cookie },
        payload: { UserName: name, Password },
        remoteAddress: attacker(),
      })
    const device = await knownDevice(name)
    await wrongPasswords(11, name, attacker)
    const renewed = await logIn(`device=${device.get('device')}`)
    expect(renewed.json().data.isError).toBe(false)
    const [prefixed = '', plain] = [renewed.headers['set-cookie']].flat().map(String)
    expect(prefixed).toMatch(/^__Host-device=[\w-]{43}; Max-Age=15552000; Path=\/; HttpOnly; Secure; SameSite=Lax$/)
    expect(plain).toMatch(/^device=; Max-Age=0; Path=\/api\/User; HttpOnly; Secure/)
    const again = await logIn(prefixed.split(';')[0] ?? '')
    expect([again.json().data.isError, [again.headers['set-cookie']].flat()]).toEqual([false, [expect.any(String)]])
    expect((await logIn(`device=${device.get('device')}`)).json().code).toBe('too_many_passwords')
    await secure.server.app.close()
  })

  test('its cookie is for our server alone, and the database holds no token', async () => {
    await site.newUser('muoiba@example.vn')
    const { headers } = await site.server.app.inject({
      method: 'POST',
      url: '/api/User/Login',
      payload: { UserName: 'muoiba@example.vn', Password: PASSWORD },
    })
    const cookie = String(headers['set-cookie'])
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=15552000; Path=\/api\/User; HttpOnly; SameSite=Lax$/)
    const { rows } = await site.database.pool.query<{ text: string }>(
      "select string_agg(d::text, ' ') as text from known_devices d",
    )
    expect(rows[0]?.text).not.toContain(/device=([^;]+)/.exec(cookie)?.[1])
  })
})
