/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { type AccountSite, openAccountSite, PASSWORD } from '../../../testing/account-site'
import { addApp } from '../../../testing/second-step'

jest.setTimeout(120_000)

const NEW = 'Mat-khau-moi-2'
const DAY = 24 * 60
let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())
// The day's allowances of one test are not those of the next.
beforeEach(() => site.later(DAY))

const lastSmsToken = (to: string) =>
  /#([\w-]+)/.exec(
    site.account.texts.filter((sms) => sms.to === to && sms.text.includes('#')).at(-1)?.text ?? '',
  )?.[1] ?? ''

async function changeEmail(token: string, email: string, password = PASSWORD): Promise<void> {
  ;(await site.call('User/ChangeEmail', { token, body: { email, password } })).data()
  await site.server.postman.idle()
  ;(await site.call('User/ConfirmEmail', { body: { token: site.lastLinkToken(email) } })).data()
  await site.server.postman.idle()
}

async function changePhone(token: string, phoneNumber: string, password = PASSWORD): Promise<void> {
  ;(await site.call('User/ChangePhoneNumber', { token, body: { phoneNumber, password } })).data()
  await site.server.postman.idle()
  const code = site.lastCode(phoneNumber)
  ;(await site.call('User/ChangePhoneNumber', { token, body: { phoneNumber, code } })).data()
  await site.server.postman.idle()
}

const undo = (token: string) => site.call('User/UndoContactChange', { body: { token } })
const setPassword = (code: string) =>
  site.call('User/ResetPassword', { body: { code, newPassword: NEW, confirmPassword: NEW } })
const userOf = (id: number) =>
  site.database.query.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

test('the former email takes its account back: confirmed, no session left, the old password dead, a new one set', async () => {
  const { token, userId } = await site.newUser('a1@example.vn')
  await changeEmail(token, 'b1@example.vn')
  const link = site.lastLinkToken('a1@example.vn')
  site.later(7 * DAY - 1)
  const answers = await Promise.all([undo(link), undo(link)])
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
  const back = answers.find(({ status }) => status === 200)?.data()
  expect(await userOf(userId)).toMatchObject({ email: 'a1@example.vn', passwordHash: null })
  expect((await userOf(userId)).emailConfirmedAt).not.toBeNull()
  expect((await site.call('User/UserInfo', { token })).status).toBe(401)
  expect((await site.login('a1@example.vn')).isError).toBe(true)
  expect((await setPassword(back?.token ?? '')).status).toBe(200)
  expect((await site.login('a1@example.vn', NEW)).isError).toBe(false)
  expect((await undo(link)).code).toBe('invalid_code')
})

test('a second step of the week before the change goes with it, an older one stays', async () => {
  const { query } = site.database
  const takenOver = async (email: string, daysBefore: number) => {
    const { token, userId } = await site.newUser(email)
    await addApp(site.database, userId, new Date(site.clock.now.getTime() - daysBefore * DAY * 60_000))
    await site.prove(token)
    await changeEmail(token, `trom-${email}`)
    expect((await undo(site.lastLinkToken(email))).status).toBe(200)
    return query.selectFrom('totpSecrets').select('userId').where('userId', '=', userId).execute()
  }
  expect(await takenOver('buoc-moi@example.vn', 6)).toHaveLength(0)
  expect(await takenOver('buoc-cu@example.vn', 8)).toHaveLength(1)
})

test('after seven days a change stays', async () => {
  const { token } = await site.newUser('a2@example.vn')
  await changeEmail(token, 'b2@example.vn')
  site.later(7 * DAY)
  expect((await undo(site.lastLinkToken('a2@example.vn'))).code).toBe('invalid_code')
})

test('it works although the password, the email again and the phone were changed and erasure was asked for; later links and codes are dead', async () => {
  const { token, userId } = await site.newUser('a3@example.vn')
  await changeEmail(token, 'b3@example.vn')
  const ofOwner = site.lastLinkToken('a3@example.vn')
  const change = { oldPassword: PASSWORD, newPassword: 'cua-ke-trom', confirmPassword: 'cua-ke-trom' }
  const stolen = (await site.call('User/ChangePassword', { token, body: change })).data().accessToken
  await changeEmail(stolen, 'c3@example.vn', 'cua-ke-trom')
  const ofThief = site.lastLinkToken('b3@example.vn')
  await changePhone(stolen, '0955333001', 'cua-ke-trom')
  const alsoOfThief = site.lastLinkToken('c3@example.vn')
  await site.call('User/ForgotPassword', { query: { userName: 'c3@example.vn', response: '' } })
  await site.call('User/DeleteAccount', { token: stolen, body: { password: 'cua-ke-trom' } })
  await site.server.postman.idle()
  const reset = site.lastLinkToken('c3@example.vn')
  await site.database.query
    .insertInto('socialSignIns')
    .values({ provider: 'Google', socialUserId: 'ke-trom', userId, createdAt: site.clock.now })
    .execute()

  const back = (await undo(ofOwner)).data()
  expect(await userOf(userId)).toMatchObject({ email: 'a3@example.vn', phoneNumber: null, deleteAfter: null })
  const signIns = site.database.query.selectFrom('socialSignIns').selectAll().where('userId', '=', userId)
  expect(await signIns.execute()).toEqual([])
  for (const dead of [ofThief, alsoOfThief]) expect((await undo(dead)).code).toBe('invalid_code')
  expect((await setPassword(reset)).code).toBe('failed_to_reset_password')
  expect((await setPassword(back.token)).status).toBe(200)
  for (const name of ['b3@example.vn', 'c3@example.vn', '0955333001']) {
    expect((await site.login(name, 'cua-ke-trom')).isError).toBe(true)
  }
  expect((await site.login('a3@example.vn', NEW)).isError).toBe(false)
})

test('who changed it can’t bar the way back by registering the former address, nor undo the undoing by an earlier link of hers', async () => {
  const { token } = await site.newUser('a4@example.vn')
  await changeEmail(token, 'b4@example.vn')
  const taken = await site.call('User/Register', {
    body: {
      userName: 'a4@example.vn',
      fullName: 'Kẻ trộm',
      userType: 0,
      password: 'cua-ke-trom',
      confirmPassword: 'cua-ke-trom',
    },
  })
  expect(taken.code).toBe('1016')
  const thief = await site.newUser('trom4@example.vn')
  const asked = await site.call('User/ChangeEmail', {
    token: thief.token,
    body: { email: 'a4@example.vn', password: PASSWORD },
  })
  // As of a free address; what is mailed there opens nothing.
  expect(asked.status).toBe(200)
  await site.server.postman.idle()
  expect(site.account.mails.at(-1)).toMatchObject({ to: 'a4@example.vn', text: expect.not.stringContaining('#') })
  expect((await undo(site.lastLinkToken('a4@example.vn'))).status).toBe(200)
})

test('a former phone is told; the email of the account undoes it', async () => {
  const { token, userId } = await site.newUser('a5@example.vn')
  await changePhone(token, '0955500001')
  site.later(8 * DAY)
  await changePhone(token, '0955500002')
  const told = site.account.texts.filter(({ to }) => to === '0955500001').at(-1)?.text
  expect(told).toContain('So dien thoai cua tai khoan vua duoc doi')
  expect(told).not.toContain('#')
  expect((await undo(site.lastLinkToken('a5@example.vn'))).status).toBe(200)
  expect(await userOf(userId)).toMatchObject({ email: 'a5@example.vn', phoneNumber: '0955500001' })
})

test('an account of a phone alone: an email that was added just before does not keep the way in', async () => {
  const { token, userId } = await site.newUser('0955600001')
  await changeEmail(token, 'trom6@example.vn')
  expect(lastSmsToken('0955600001')).not.toBe('')
  await changePhone(token, '0955600002')
  expect((await undo(lastSmsToken('0955600001'))).status).toBe(200)
  expect(await userOf(userId)).toMatchObject({ email: null, emailConfirmedAt: null, phoneNumber: '0955600001' })
})
