/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { SocialProvider } from '../../platform/social/social-provider'
import { type AccountSite, openAccountSite, PASSWORD } from '../../testing/account-site'

jest.setTimeout(120_000)

const DAY = 24 * 60
const NEW = 'Mat-khau-moi-2'
const EMAIL = 'hethan@example.vn'

const google: SocialProvider = {
  mode: 'Google',
  authorizeUrl: async () => 'https://google.test/',
  exchange: async () => 'token',
  identify: async () => ({ socialUserId: 'google-1', fullName: 'Lan', email: EMAIL, emailIsProven: true }),
}

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({ socialProviders: [google] })
}, 120_000)
afterAll(() => site.close())

test('an account past its seven days opens to nothing before housekeeping runs, and its address is free', async () => {
  const { token, userId } = await site.newUser(EMAIL)
  const social = () =>
    site.call('User/SocialLogin', {
      query: { AuthenticationMode: 'Google', AccessToken: 'token', SocialUserId: 'google-1' },
    })
  expect((await social()).data().isError).toBe(false)
  await site.call('User/DeleteAccount', { token, body: { password: PASSWORD } })

  // Within the days she logs in and may keep it.
  site.later(7 * DAY - 10)
  const late = (await site.login(EMAIL)).accessToken
  expect((await site.call('User/UserInfo', { token: late })).data().deleteAfter).not.toBeNull()
  const code = async () =>
    (await site.call('User/RequestLoginCode', { body: { username: EMAIL, response: '' } })).data().request
  const request = await code()
  await site.call('User/ForgotPassword', { query: { userName: EMAIL } })
  await site.server.postman.idle()
  const link = site.lastLinkToken(EMAIL)
  const loginCode =
    /\b\d{6}\b/.exec(site.account.mails.find(({ text }) => /\b\d{6}\b/.test(text))?.text ?? '')?.[0] ?? ''
  expect([link.length, loginCode.length]).toEqual([43, 6])

  site.later(10)
  expect((await site.call('User/UserInfo', { token: late })).status).toBe(401)
  expect((await site.login(EMAIL)).error).toContain('1000')
  expect((await social()).data()).toMatchObject({ isError: true, error: 'user_does_not_exist' })
  expect((await site.call('User/LoginByCode', { body: { request, code: loginCode } })).status).toBe(422)
  const reset = { code: link, newPassword: NEW, confirmPassword: NEW }
  expect((await site.call('User/ResetPassword', { body: reset })).status).toBeGreaterThanOrEqual(400)
  const before = site.account.mails.length
  await code()
  await site.call('User/ForgotPassword', { query: { userName: EMAIL }, ip: '198.51.100.1' })
  await site.server.postman.idle()
  expect(site.account.mails).toHaveLength(before)
  const rows = () => site.database.query.selectFrom('users').select('passwordHash').where('id', '=', userId).execute()
  expect(await rows()).toHaveLength(1)

  const again = await site.newUser(EMAIL)
  expect(again.userId).not.toBe(userId)
  expect(await rows()).toEqual([])
  expect((await site.login(EMAIL)).isError).toBe(false)
})
