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

  test.each(['Mai@Example.vn ', ' mai@example.vn'])('%j finds mai@example.vn', async (name) => {
    if (name.startsWith('M')) await site.newUser('mai@example.vn')
    expect(await site.login(name)).toMatchObject({ isError: false, error: null })
  })

  test.each(['091 234 5678', '+84912345678', '84 912 345 678', '(091)234-5678'])(
    '%j finds 0912345678',
    async (name) => {
      if (name.startsWith('091 ')) await site.newUser('0912345678')
      expect(await site.login(name)).toMatchObject({ isError: false })
    },
  )

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
