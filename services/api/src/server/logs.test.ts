/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../testing/account-site'

jest.setTimeout(120_000)

const lines: string[] = []
let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({}, null, { write: (line) => lines.push(line) })
}, 120_000)
afterAll(() => site.close())

test('no password, token, code or name of a person is ever logged', async () => {
  const { userId } = (await site.call('User/Register', { body: registration('0912345678') })).data()
  await site.server.postman.idle()
  const code = site.lastCode('0912345678')
  await site.call('User/VerifyPhoneNumber', { query: { userId, code } })
  const token = (await site.login('0912345678')).accessToken ?? ''
  await site.login('0912345678', 'sai-mat-khau')
  await site.call('User/UserInfo', { token })
  await site.call('User/ForgotPassword', { query: { userName: 'lan@example.vn', response: 'tra-loi' } })
  await site.call('User/ChangeEmail', { token, body: { email: 'moi@example.vn', password: PASSWORD } })
  await site.server.postman.idle()
  const link = site.lastLinkToken('moi@example.vn')
  await site.call('User/ConfirmEmail', { body: { token: link } })
  // An error inside is logged with its cause: still without what was sent.
  await site.database.pool.query('alter table favourites rename to mislaid')
  const broken = await site.call('Favorite/AddFavoriteDish', { token, body: { dishId: 1 } })
  expect(broken.status).toBe(500)
  const log = lines.join('')
  expect(log).toContain('/api/User/VerifyPhoneNumber')
  expect(log).toContain('unexpected error')
  for (const secret of [PASSWORD, 'sai-mat-khau', token, code, link, '0912345678', 'moi@example.vn', 'tra-loi']) {
    expect(secret.length).toBeGreaterThan(3)
    expect(log).not.toContain(secret)
  }
})

test('every sign-in, refused or not, and every change of an account is a security event', async () => {
  const { userId, token } = await site.newUser('hoa@example.vn')
  lines.length = 0
  await site.login('hoa@example.vn', 'sai-mat-khau', '203.0.113.7')
  await site.login('ai-do@example.vn', PASSWORD, '203.0.113.7')
  await site.login('hoa@example.vn', PASSWORD, '203.0.113.8')
  await site.call('User/ChangePassword', { token, body: wrongChange() })
  await site.call('User/GetMedicalStaff', { token })
  await site.call('User/UserInfo', { token })
  const logged = lines.map((line) => JSON.parse(line))
  const events = logged.filter(({ msg }) => msg === 'security event')
  expect(events).toMatchObject([
    { event: 'User/Login', outcome: 'refused', code: 'invalid_grant' },
    { event: 'User/Login', outcome: 'refused', code: '1000' },
    { event: 'User/Login', outcome: 'done' },
    { event: 'User/ChangePassword', outcome: 'refused', code: '1057', userId },
  ])
  const visitors = events.map(({ visitor }) => visitor)
  expect(visitors[0]).toBe(visitors[1])
  expect(visitors[2]).not.toBe(visitors[0])
  expect(lines.join('')).not.toContain('203.0.113')
  // Who was refused for lack of rights stands in the line of the request.
  expect(logged).toContainEqual(expect.objectContaining({ call: 'User/GetMedicalStaff', status: 403 }))
})

function wrongChange() {
  const newPassword = 'Mat-khau-moi-22'
  return { oldPassword: 'khong-dung', newPassword, confirmPassword: newPassword, userName: 'hoa@example.vn' }
}
