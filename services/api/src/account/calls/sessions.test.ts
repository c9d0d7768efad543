/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())

const userInfo = (token: string | null) => site.call('User/UserInfo', { token })

describe('login', () => {
  test('an unknown name is 1000, a wrong password invalid_grant, an unconfirmed account 1001', async () => {
    await site.call('User/Register', { body: registration('lan@example.vn') })
    const unknown = await site.login('nobody@example.vn')
    expect(unknown).toMatchObject({ isError: true, accessToken: null })
    expect(JSON.parse(unknown.error ?? '')).toMatchObject({ code: 1000 })
    expect(await site.login('lan@example.vn', 'wrong')).toEqual({
      isError: true,
      error: 'invalid_grant',
      accessToken: null,
    })
    expect(JSON.parse((await site.login('lan@example.vn')).error ?? '')).toMatchObject({ code: 1001 })
  })

  test.each([
    'Mai@Example.vn ',
    ' mai@example.vn',
    'mai＠example．vn',
    'm\u200Bai@example.vn\uFEFF',
    'ＭＡＩ＠example.vn',
  ])('%j finds mai@example.vn', async (name) => {
    if (name.startsWith('M')) await site.newUser('mai@example.vn')
    expect(await site.login(name)).toMatchObject({ isError: false, error: null })
  })

  test.each([
    '091 234 5678',
    '+84912345678',
    '84 912 345 678',
    '(091)234-5678',
    '0912.345.678',
    '+84 (0)912 345 678',
    '０９１２３４５６７８',
  ])('%j finds 0912345678', async (name) => {
    if (name.startsWith('091 ')) await site.newUser('0912345678')
    expect(await site.login(name)).toMatchObject({ isError: false })
  })

  test('a registration with odd signs is the account of the plain address', async () => {
    await site.call('User/Register', { body: registration('\u200BＨＯＡ＠Example.vn\u00A0') })
    const user = await site.database.query.selectFrom('users').select('email').where('email', 'like', 'hoa%').execute()
    expect(user).toEqual([{ email: 'hoa@example.vn' }])
  })

  test('an empty name or password is refused at its field', async () => {
    const answer = await site.call('User/Login', { body: { UserName: '', Password: '' } })
    expect(answer.status).toBe(422)
    expect(answer.errors.map(({ field }) => field)).toEqual(['UserName', 'Password'])
  })

  test('a locked account says so, after the right password alone, and its sessions end at once', async () => {
    const { userId, token } = await site.newUser('locked@example.vn')
    await site.database.query.updateTable('users').set({ disabled: true }).where('id', '=', userId).execute()
    expect((await site.login('locked@example.vn')).error).toBe('user_is_disabled')
    expect((await site.login('locked@example.vn', 'wrong')).error).toBe('invalid_grant')
    expect((await userInfo(token)).status).toBe(401)
  })
})

describe('sessions', () => {
  test('a token serves until logout, and only itself is ended', async () => {
    const { token } = await site.newUser('two@example.vn')
    const other = (await site.login('two@example.vn')).accessToken
    expect((await userInfo(token)).data()).toMatchObject({ fullName: 'Nguyễn Thị Lan', userName: 'two@example.vn' })
    expect((await site.call('User/Logout', { token })).status).toBe(200)
    expect((await userInfo(token)).status).toBe(401)
    expect((await userInfo(other)).status).toBe(200)
  })

  test('a token ends after 30 days', async () => {
    const { token } = await site.newUser('month@example.vn')
    const before = site.clock.now
    site.later(30 * 24 * 60 - 1)
    expect((await userInfo(token)).status).toBe(200)
    site.later(1)
    expect((await userInfo(token)).status).toBe(401)
    site.clock.now = before
  })

  describe('that nobody uses', () => {
    const asRole = async (name: string, role: { userType: 99 | 2; staffApproved?: boolean }) => {
      const { userId, token } = await site.newUser(name)
      await site.database.query.updateTable('users').set(role).where('id', '=', userId).execute()
      return token
    }
    const HOURS = 60

    test.each([
      ['an administrator', 1, { userType: 99 as const }],
      ['approved staff', 12, { userType: 2 as const, staffApproved: true }],
    ])('of %s end after %d hours; each use begins them anew', async (name, hours, role) => {
      const before = site.clock.now
      const token = await asRole(`${name.replace(/ /g, '-')}@example.vn`, role)
      for (let use = 0; use < 2; use += 1) {
        site.later(hours * HOURS - 1)
        expect((await userInfo(token)).status).toBe(200)
      }
      site.later(hours * HOURS)
      expect((await userInfo(token)).status).toBe(401)
      site.clock.now = before
    })

    test('of a mother go on for 30 days; those of an administrator end after 12 hours in any case', async () => {
      const before = site.clock.now
      const { token: mother } = await site.newUser('me@example.vn')
      const administrator = await asRole('ca-ngay@example.vn', { userType: 99 })
      for (let half = 0; half < 23; half += 1) {
        site.later(30)
        expect((await userInfo(administrator)).status).toBe(200)
      }
      site.later(30)
      expect((await userInfo(administrator)).status).toBe(401)
      site.later(29 * 24 * HOURS)
      expect((await userInfo(mother)).status).toBe(200)
      site.clock.now = before
    })

    test('a use is written down once a minute', async () => {
      const { token, userId } = await site.newUser('moi-phut@example.vn')
      const lastUse = async () => {
        await userInfo(token)
        const row = site.database.query.selectFrom('sessions').select('lastUsedAt').where('userId', '=', userId)
        return (await row.executeTakeFirstOrThrow()).lastUsedAt
      }
      expect(await lastUse()).toBeNull()
      site.later(1)
      const first = site.clock.now
      expect(await lastUse()).toEqual(first)
      site.later(0.9)
      expect(await lastUse()).toEqual(first)
    })
  })

  test('a second login of the same browser ends the first one', async () => {
    const { token } = await site.newUser('lan-nua@example.vn')
    const elsewhere = (await site.login('lan-nua@example.vn')).accessToken
    const body = { UserName: 'lan-nua@example.vn', Password: PASSWORD }
    const second = (await site.call('User/Login', { body, token })).data().accessToken
    const states = await Promise.all([token, second, elsewhere].map(async (each) => (await userInfo(each)).status))
    expect(states).toEqual([401, 200, 200])
  })

  describe('their owner', () => {
    const phone = 'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 Chrome/140.0.0.0 Mobile Safari/537.36'
    async function logIn(name: string, ip: string) {
      const { body } = await site.server.app.inject({
        method: 'POST',
        url: '/api/User/Login',
        remoteAddress: ip,
        headers: { 'user-agent': phone },
        payload: { UserName: name, Password: PASSWORD },
      })
      return JSON.parse(body).data.accessToken
    }
    const list = async (token: string) => (await site.call('User/GetSessions', { token })).data()

    test('sees them by browser, system and network, and ends one, or all others', async () => {
      const name = 'danh-sach@example.vn'
      const { token } = await site.newUser(name)
      const begun = site.clock.now.toISOString()
      site.later(5)
      const other = await logIn(name, '203.113.9.77')
      const third = await logIn(name, '2405:4802:1:2::3')
      site.later(5)
      const sessions = await list(token)
      const shown = { browser: 'Chrome', system: 'Android', isCurrent: false }
      expect(sessions).toEqual([
        {
          id: expect.any(Number),
          browser: null,
          system: null,
          network: '127.0.0.0/24',
          startedAt: begun,
          lastUsedAt: site.clock.now.toISOString(),
          isCurrent: true,
        },
        expect.objectContaining({ ...shown, network: '2405:4802:1::/48' }),
        expect.objectContaining({ ...shown, network: '203.113.9.0/24' }),
      ])
      const of203 = sessions.at(-1)?.id
      for (const password of ['', 'sai']) {
        const refused = await site.call('User/EndSession', { token, body: { id: of203, password } })
        expect(refused).toMatchObject({ status: 422, errors: [{ field: 'password' }] })
      }
      expect((await userInfo(other)).status).toBe(200)
      expect((await site.call('User/EndSession', { token, body: { id: of203, password: PASSWORD } })).status).toBe(200)
      expect((await site.call('User/EndSession', { token, body: { id: of203, password: PASSWORD } })).status).toBe(200)
      expect([(await userInfo(other)).status, (await userInfo(third)).status]).toEqual([401, 200])
      expect((await site.call('User/EndSession', { token, body: { password: PASSWORD } })).status).toBe(200)
      expect([(await userInfo(third)).status, (await userInfo(token)).status]).toEqual([401, 200])
      expect(await list(token)).toMatchObject([{ isCurrent: true }])
    })

    test('ends none of another user', async () => {
      const mine = await site.newUser('cua-toi@example.vn')
      const theirs = await site.newUser('cua-ho@example.vn')
      const [session] = await list(theirs.token)
      await site.call('User/EndSession', { token: mine.token, body: { id: session?.id, password: PASSWORD } })
      await site.call('User/EndSession', { token: mine.token, body: { password: PASSWORD } })
      expect((await userInfo(theirs.token)).status).toBe(200)
    })
  })

  test.each([null, 'null', '', 'x'.repeat(43)])('token %j is nobody', async (token) => {
    expect((await userInfo(token)).status).toBe(401)
  })

  test('the database holds no token and no password, and codes of six digits as costly hashes as passwords', async () => {
    const usual = await openAccountSite({ passwordCost: undefined }, site.database)
    const { token } = await usual.newUser('secret@example.vn')
    await usual.call('User/Register', { body: registration('0988000010') })
    await usual.call('User/RequestLoginCode', { body: { username: 'secret@example.vn', response: '' } })
    await usual.server.app.close()
    const codes = await site.database.pool.query<{ kept: string }>(
      "select encode(code_hash, 'escape') as kept from login_codes union all select encode(code_hash, 'escape') from one_time_codes where purpose = 'confirm-phone'",
    )
    const costly = expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(codes.rows).toEqual([{ kept: costly }, { kept: costly }])
    const { rows } = await site.database.pool.query<{ text: string }>(
      "select (select string_agg(s::text, ' ') from sessions s) || (select string_agg(u::text, ' ') from users u) as text",
    )
    expect(rows[0]?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$')
    expect(rows[0]?.text).not.toContain(token)
    expect(rows[0]?.text).not.toContain(PASSWORD)
  })
})
