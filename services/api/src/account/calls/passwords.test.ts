/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../testing/account-site'

jest.setTimeout(120_000)

const NEW = 'Mat-khau-moi-2'
let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())

const info = async (token: string | null) => (await site.call('User/UserInfo', { token })).status
const reset = (userName: string, code: string, newPassword = NEW) =>
  site.call('User/ResetPassword', { body: { userName, code, newPassword, confirmPassword: newPassword } })

describe('a forgotten password', () => {
  test('by mail: the link works once, for half an hour, for its own account, and ends all sessions', async () => {
    const { token } = await site.newUser('quen@example.vn')
    await site.newUser('khac@example.vn')
    const ask = () => site.call('User/ForgotPassword', { query: { userName: 'quen@example.vn' } })
    site.later(2)
    expect((await ask()).status).toBe(200)
    await site.server.postman.idle()
    const link = site.lastLinkToken('quen@example.vn')
    expect(site.account.mails.at(-1)?.text).toContain('http://site.test/quen-mat-khau?kieu=email#')
    expect((await reset('quen@example.vn', link)).status).toBe(200)
    expect(await info(token)).toBe(401)
    expect((await reset('quen@example.vn', link)).code).toBe('failed_to_reset_password')
    expect((await site.login('quen@example.vn', PASSWORD)).error).toBe('invalid_grant')
    expect((await site.login('quen@example.vn', NEW)).isError).toBe(false)
    site.later(2)
    await ask()
    await site.server.postman.idle()
    const late = site.lastLinkToken('quen@example.vn')
    expect((await reset('khac@example.vn', late)).code).toBe('failed_to_reset_password')
    site.later(2)
    await ask()
    await site.server.postman.idle()
    site.later(30)
    expect((await reset('quen@example.vn', site.lastLinkToken('quen@example.vn'))).code).toBe(
      'failed_to_reset_password',
    )
  })

  test('by phone: a code of six digits', async () => {
    await site.newUser('0966000001')
    site.later(2)
    await site.call('User/GetResetPasswordCodeByOtp', { body: { username: '0966000001', response: '' } })
    await site.server.postman.idle()
    const code = site.lastCode('0966000001')
    expect((await reset('0966000001', code === '000000' ? '000001' : '000000')).code).toBe('failed_to_reset_password')
    expect((await reset('0966000001', code)).status).toBe(200)
    expect((await site.login('0966000001', NEW)).isError).toBe(false)
  })

  test('a code that was sent to confirm a number resets no password', async () => {
    await site.call('User/Register', { body: registration('0966000009') })
    await site.server.postman.idle()
    const code = site.lastCode('0966000009')
    expect(code).toMatch(/^\d{6}$/)
    expect((await reset('0966000009', code)).code).toBe('failed_to_reset_password')
  })

  test('a link says by itself whose it is; a code needs the number that it was sent to', async () => {
    await site.newUser('tulink@example.vn')
    await site.newUser('0966000002')
    site.later(2)
    await site.call('User/ForgotPassword', { query: { userName: 'tulink@example.vn' } })
    await site.call('User/GetResetPasswordCodeByOtp', { body: { username: '0966000002', response: '' } })
    await site.server.postman.idle()
    const unnamed = (code: string) =>
      site.call('User/ResetPassword', { body: { code, newPassword: NEW, confirmPassword: NEW } })
    expect((await unnamed(site.lastCode('0966000002'))).code).toBe('failed_to_reset_password')
    expect((await unnamed(site.lastLinkToken('tulink@example.vn'))).status).toBe(200)
    expect((await site.login('tulink@example.vn', NEW)).isError).toBe(false)
  })

  test('asking answers alike for who is not there, and sends nothing', async () => {
    await site.server.postman.idle()
    const before = site.account.mails.length
    const answer = await site.call('User/ForgotPassword', { query: { userName: 'nobody@example.vn' } })
    await site.server.postman.idle()
    expect([answer.status, answer.data(), site.account.mails.length]).toEqual([200, {}, before])
  })

  test('too short or typed differently', async () => {
    const answer = await site.call('User/ResetPassword', {
      body: { userName: 'quen@example.vn', code: 'x', newPassword: 'long-enough', confirmPassword: 'different' },
    })
    expect(answer.errors).toMatchObject([{ field: 'confirmPassword' }])
  })
})

describe('changing the password', () => {
  const change = (token: string, oldPassword: string, newPassword = NEW) =>
    site.call('User/ChangePassword', { token, body: { oldPassword, newPassword, confirmPassword: newPassword } })

  test('ends the other sessions and goes on with a new token', async () => {
    const { token } = await site.newUser('doi@example.vn')
    const other = (await site.login('doi@example.vn')).accessToken
    const { accessToken } = (await change(token, PASSWORD)).data()
    expect([await info(other), await info(token), await info(accessToken)]).toEqual([401, 401, 200])
    await site.server.postman.idle()
    expect(site.account.mails.at(-1)).toMatchObject({
      to: 'doi@example.vn',
      subject: expect.stringContaining('Mật khẩu'),
    })
  })

  test('a wrong current password is 1057 at its field, ten times', async () => {
    const { token } = await site.newUser('sai@example.vn')
    for (let tried = 0; tried < 10; tried += 1) {
      expect(await change(token, 'wrong')).toMatchObject({
        status: 422,
        code: '1057',
        errors: [{ field: 'oldPassword' }],
      })
    }
    expect((await change(token, PASSWORD)).status).toBe(429)
  })
})

describe('a new password that others would guess is refused at its field', () => {
  const guessed = ['12345678', '        ', 'Nguyễn Thị Lan'] as const

  test.each(guessed)('at registration: %j', async (password) => {
    const body = { ...registration('doan@example.vn'), password, confirmPassword: password }
    const answer = await site.call('User/Register', { body })
    expect(answer).toMatchObject({ status: 422, errors: [{ field: 'password', message: expect.stringMatching(/\S/) }] })
    const { userType: _, ...staff } = body
    expect((await site.call('User/MedicalStaffRegister', { body: staff })).errors).toMatchObject([
      { field: 'password' },
    ])
  })

  test('at a reset, which leaves the link unused, and at a change', async () => {
    site.later(60)
    const { token } = await site.newUser('doan2@example.vn')
    await site.call('User/ForgotPassword', { query: { userName: 'doan2@example.vn' } })
    await site.server.postman.idle()
    const link = site.lastLinkToken('doan2@example.vn')
    for (const guess of [...guessed, 'doan2@example.vn']) {
      expect((await reset('doan2@example.vn', link, guess)).errors).toMatchObject([{ field: 'newPassword' }])
      const body = { oldPassword: PASSWORD, newPassword: guess, confirmPassword: guess }
      expect((await site.call('User/ChangePassword', { token, body })).errors).toMatchObject([{ field: 'newPassword' }])
    }
    expect((await reset('doan2@example.vn', link)).status).toBe(200)
  })
})

describe('allowances of messages', () => {
  const messagesTo = (to: string) => site.account.mails.filter((mail) => mail.to === to).length

  test('neither confirmations nor resets that a stranger asks for use up the resets of an owner', async () => {
    site.later(24 * 60)
    const name = 'chiunhieu@example.vn'
    await site.newUser(name)
    const confirm = (ip: string) => site.call('User/ResendConfirmEmail', { query: { userName: name }, ip })
    const forgot = (ip: string) => site.call('User/ForgotPassword', { query: { userName: name }, ip })
    const stranger = '203.0.113.9'
    for (let asked = 0; asked < 6; asked += 1) {
      site.later(1)
      await confirm(stranger)
      await forgot(stranger)
    }
    await site.server.postman.idle()
    // One to confirm the registration, which is all that she needs.
    expect(messagesTo(name)).toBe(1 + 5)
    site.later(30)
    expect((await forgot(stranger)).code).toBe('too_many_messages')
    const before = messagesTo(name)
    expect((await forgot('198.51.100.7')).status).toBe(200)
    await site.server.postman.idle()
    expect(messagesTo(name)).toBe(before + 1)
  })

  test('a logged-in owner who asks for her own confirmation has an allowance of her own', async () => {
    site.later(24 * 60)
    const name = 'chuxacnhan@example.vn'
    const { token, userId } = await site.newUser(name)
    await site.database.query.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', userId).execute()
    const ask = (of: string | null) => site.call('User/ResendConfirmEmail', { query: { userName: name }, token: of })
    for (let asked = 0; asked < 6; asked += 1) {
      site.later(1)
      await ask(null)
    }
    await site.server.postman.idle()
    // One of them, at the registration, was sent from the same address.
    expect(messagesTo(name)).toBe(5)
    await ask(token)
    await site.server.postman.idle()
    expect(messagesTo(name)).toBe(6)
  })
})
