/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, describe, expect, jest, test } from '@jest/globals'
import { validationMessages } from 'shared-contracts/validation'
import { type AccountSite, openAccountSite, PASSWORD } from '../../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())
// Wrong passwords of one test don't count in the next.
beforeEach(() => site.later(15))

const info = async (token: string | null) => (await site.call('User/UserInfo', { token })).status
const session = async (userName: string) => (await site.login(userName)).accessToken

describe('an email', () => {
  const change = (token: string, email: string, password: string | undefined = PASSWORD) =>
    site.call('User/ChangeEmail', { token, body: { email, password } })

  test('changes by the password and the link to the new address; other sessions end, the one that asked goes on', async () => {
    const { token } = await site.newUser('cu@example.vn')
    const other = await session('cu@example.vn')
    expect(await change(token, 'a@b')).toMatchObject({ status: 422, errors: [{ field: 'email' }] })
    const before = site.account.mails.length
    expect(await change(token, 'moi@example.vn', '')).toMatchObject({
      status: 422,
      errors: [{ field: 'password', message: validationMessages.fieldRequired }],
    })
    expect(await change(token, 'moi@example.vn', 'sai-mat-khau')).toMatchObject({
      status: 422,
      code: '1057',
      errors: [{ field: 'password' }],
    })
    await site.server.postman.idle()
    expect(site.account.mails).toHaveLength(before)
    expect((await change(token, 'moi@example.vn')).status).toBe(200)
    await site.server.postman.idle()
    expect((await site.call('User/UserInfo', { token })).data().email).toBe('cu@example.vn')
    const body = { token: site.lastLinkToken('moi@example.vn') }
    expect((await site.call('User/ConfirmEmail', { body })).data()).toEqual({ confirmed: 'change' })
    await site.server.postman.idle()
    expect(site.account.mails.at(-1)).toMatchObject({
      to: 'cu@example.vn',
      text: expect.stringMatching(/http:\/\/site\.test\/hoan-tac-thay-doi#[\w-]{43}/),
    })
    expect([await info(token), await info(other)]).toEqual([200, 401])
    expect((await site.login('moi@example.vn')).isError).toBe(false)
    expect((await site.login('cu@example.vn')).isError).toBe(true)
  })

  test('wrong passwords are counted as at login', async () => {
    const { token } = await site.newUser('dem@example.vn')
    for (let tried = 0; tried < 10; tried += 1)
      expect((await change(token, 'dem2@example.vn', 'sai')).code).toBe('1057')
    expect((await change(token, 'dem2@example.vn')).status).toBe(429)
    const remove = await site.call('User/DeleteAccount', { token, body: { password: PASSWORD } })
    const download = await site.call('User/DownloadData', { token, body: { password: PASSWORD } })
    expect([remove.status, download.status]).toEqual([429, 429])
    site.later(15)
    expect((await change(token, 'dem2@example.vn')).status).toBe(200)
  })
})

describe('a phone number', () => {
  const change = (token: string, phoneNumber: string, code?: string, password: string | undefined = PASSWORD) =>
    site.call('User/ChangePhoneNumber', { token, body: { phoneNumber, code, password } })

  test('changes by the password and the code sent to it; other sessions end', async () => {
    const { token } = await site.newUser('0955000001')
    const other = await session('0955000001')
    expect(await change(token, '0955000003', undefined, 'sai')).toMatchObject({ code: '1057' })
    expect((await change(token, '0955000003')).data()).toEqual({ codeSent: true })
    await site.server.postman.idle()
    const code = site.lastCode('0955000003')
    expect((await change(token, '0955000004', code)).code).toBe('invalid_code')
    site.later(2)
    await change(token, '0955000003')
    await site.server.postman.idle()
    // What was proved for the first code is proved for the next one to the same number, and for no other.
    site.later(2)
    expect((await change(token, '0955000003', undefined, '')).status).toBe(200)
    expect((await change(token, '0955000009', undefined, '')).status).toBe(422)
    await site.server.postman.idle()
    expect((await change(token, '0955000003', site.lastCode('0955000003'), '')).data()).toEqual({ codeSent: false })
    await site.server.postman.idle()
    expect([await info(token), await info(other)]).toEqual([200, 401])
    expect((await site.login('0955000003')).isError).toBe(false)
    expect(site.account.texts.filter(({ to }) => to === '0955000001').at(-1)?.text).toMatch(/hoan-tac-thay-doi#/)
  })
})

describe('an address that another account has', () => {
  const counted = (to: string) => [...site.account.mails, ...site.account.texts].filter((each) => each.to === to)
  const said = async (answer: Promise<{ status: number; code: string; message: string }>) => {
    const { status, code, message } = await answer
    await site.server.postman.idle()
    return [status, code, message]
  }

  test('answers as a free one, before and after the proof; its owner alone is told, and what was made opens nothing', async () => {
    const tokens = [(await site.newUser('do1@example.vn')).token, (await site.newUser('do2@example.vn')).token] as const
    const free = { email: 'con-trong@example.vn', phoneNumber: '0955000030' }
    const taken = { email: 'co-nguoi@example.vn', phoneNumber: '0955000031' }
    await site.newUser(taken.email)
    await site.newUser(taken.phoneNumber)
    for (const password of ['', 'sai', PASSWORD, PASSWORD]) {
      const asked = async ({ email, phoneNumber }: typeof free, token: string) => [
        await said(site.call('User/ChangeEmail', { token, body: { email, password } })),
        await said(site.call('User/ChangePhoneNumber', { token, body: { phoneNumber, password } })),
      ]
      expect(await asked(taken, tokens[0])).toEqual(await asked(free, tokens[1]))
    }
    // One message each, with the same limits; the owner of a taken address is told, without code or link.
    const words = [taken.email, taken.phoneNumber].map((to) => counted(to).at(-1)?.text)
    expect(words).toEqual([
      expect.stringContaining('không có gì thay đổi'),
      expect.stringContaining('khong co gi thay doi'),
    ])
    expect(words.join()).not.toMatch(/#|\d{6}/)
    expect([counted(taken.email).length, counted(taken.phoneNumber).length]).toEqual([2, 2])
    expect([counted(free.email).length, counted(free.phoneNumber).length]).toEqual([1, 1])
    const { query } = site.database
    const codes = await query.selectFrom('oneTimeCodes').select('target').where('target', '=', taken.email).execute()
    expect(codes).toHaveLength(1)
    // Another one who tries sends no second notice.
    const third = (await site.newUser('do3@example.vn')).token
    const again = await site.call('User/ChangeEmail', {
      token: third,
      body: { email: taken.email, password: PASSWORD },
    })
    await site.server.postman.idle()
    expect([again.status, counted(taken.email).length]).toEqual([200, 2])
    expect((await site.login(taken.email)).isError).toBe(false)
  })

  test('twenty a day are all that an account may ask about', async () => {
    const { token } = await site.newUser('hai-muoi@example.vn')
    for (let asked = 0; asked < 20; asked += 1) {
      const body = { email: `thu${asked}@example.vn`, password: PASSWORD }
      expect((await site.call('User/ChangeEmail', { token, body })).status).toBe(200)
    }
    const body = { email: 'thu20@example.vn', password: PASSWORD }
    expect((await site.call('User/ChangeEmail', { token, body })).code).toBe('too_many_messages')
  })
})

describe('an account without a password', () => {
  const withoutPassword = (userId: number) =>
    site.database.query.updateTable('users').set({ passwordHash: null }).where('id', '=', userId).execute()
  const download = (token: string, ownCode?: string) => site.call('User/DownloadData', { token, body: { ownCode } })
  const other = (code: string) => (code === '000000' ? '111111' : '000000')

  test('proves its owner by a code to the confirmed email, once', async () => {
    const { token, userId } = await site.newUser('xahoi@example.vn')
    expect((await site.call('User/SendOwnCode', { token })).code).toBe('account_has_password')
    await withoutPassword(userId)
    expect(await download(token)).toMatchObject({ status: 422, errors: [{ field: 'ownCode' }] })
    expect((await site.call('User/SendOwnCode', { token })).data()).toEqual({ sentTo: 'email' })
    await site.server.postman.idle()
    const code = /\d{6}/.exec(site.account.mails.at(-1)?.text ?? '')?.[0] ?? ''
    expect(site.account.mails.at(-1)?.to).toBe('xahoi@example.vn')
    expect(await download(token, other(code))).toMatchObject({ code: 'invalid_code', errors: [{ field: 'ownCode' }] })
    expect((await download(token, code)).status).toBe(200)
    expect((await download(token, code)).code).toBe('invalid_code')
  })

  test('by SMS where only the phone is confirmed; the code dies after five tries', async () => {
    const { token, userId } = await site.newUser('0955000020')
    await withoutPassword(userId)
    expect((await site.call('User/SendOwnCode', { token })).data()).toEqual({ sentTo: 'phone' })
    await site.server.postman.idle()
    const code = site.lastCode('0955000020')
    await Promise.all(Array.from({ length: 5 }, () => download(token, other(code))))
    expect((await download(token, code)).code).toBe('invalid_code')
  })

  test('without any confirmed address a login of the last ten minutes is the proof', async () => {
    const { token, userId } = await site.newUser('trong@example.vn')
    await withoutPassword(userId)
    await site.database.query.updateTable('users').set({ emailConfirmedAt: null }).where('id', '=', userId).execute()
    expect((await site.call('User/SendOwnCode', { token })).data()).toEqual({ sentTo: null })
    expect((await download(token)).status).toBe(200)
    site.later(10)
    expect(await download(token)).toMatchObject({ status: 422, code: 'login_again' })
  })
})
