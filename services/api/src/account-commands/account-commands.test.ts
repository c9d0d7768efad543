/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { contentFolder, contentRoot } from 'content'
import {
  createDemoAccounts,
  findPublishedPasswords,
  refuseDemoAccounts,
  refusePublishedPasswords,
} from '../content-import/demo-accounts'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../testing/account-site'
import { appCode } from '../testing/second-step'
import { closeAccounts, endAccountSessions } from './close-accounts'
import { createAdministrator } from './create-administrator'
import { removeSecondStepOf } from './remove-second-step'
import { decideByCommand, staffCommand, staffLines } from './staff-commands'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())

const create = (email: string, promote = false) =>
  createAdministrator(site.database, { email, promote, siteUrl: 'http://site.test' }, site.clock.now)
const setPassword = (link: string) =>
  site.call('User/ResetPassword', {
    body: { code: link.split('#')[1] ?? '', newPassword: PASSWORD, confirmPassword: PASSWORD },
  })

describe('the first administrator', () => {
  test('sets a password by a link that works once, and is one from then on', async () => {
    const { link, outcome } = await create(' Chu@Example.vn ')
    expect([outcome, link]).toEqual([
      'created',
      expect.stringMatching(/^http:\/\/site\.test\/quen-mat-khau\?kieu=email#/),
    ])
    expect((await site.login('chu@example.vn')).isError).toBe(true)
    expect((await setPassword(link)).status).toBe(200)
    const { accessToken } = await site.login('chu@example.vn')
    expect((await site.call('User/GetMedicalStaff', { token: accessToken })).code).toBe('second_step_required')
    expect((await setPassword(link)).code).toBe('failed_to_reset_password')
  })

  test('asking again changes nothing but the link; an hour later it is dead', async () => {
    const first = await create('hai@example.vn')
    const second = await create('hai@example.vn')
    expect(second.outcome).toBe('unchanged')
    expect((await setPassword(first.link)).code).toBe('failed_to_reset_password')
    site.later(60)
    expect((await setPassword(second.link)).code).toBe('failed_to_reset_password')
    const { rows } = await site.database.pool.query("select 1 from users where email = 'hai@example.vn'")
    expect(rows).toHaveLength(1)
  })

  test('an account that somebody registered is promoted only when told to, and logged out', async () => {
    const { token } = await site.newUser('thuong@example.vn')
    await expect(create('thuong@example.vn')).rejects.toThrow('--promote')
    expect((await create('thuong@example.vn', true)).outcome).toBe('promoted')
    expect((await site.call('User/UserInfo', { token })).status).toBe(401)
    const { accessToken } = await site.login('thuong@example.vn')
    expect((await site.call('User/GetMedicalStaff', { token: accessToken })).code).toBe('second_step_required')
  })

  test('what is no email is refused', async () => {
    await expect(create('chu')).rejects.toThrow('chu is not an email address')
  })
})

describe('medical staff', () => {
  const services = () => ({
    database: site.database,
    now: () => site.clock.now,
    account: { postman: site.server.postman, siteUrl: 'http://site.test' },
  })
  const order = async (command: string, userName: string, reason?: string) => {
    const ordered = staffCommand(command, [userName], reason)
    if (ordered === null) throw new Error('no such command')
    await decideByCommand(services(), ordered)
    await site.server.postman.idle()
  }

  test('are listed, let in, and told why no longer', async () => {
    const { userType: _, ...body } = registration('dieuduong@example.vn', { fullName: 'Lý Điều \u001b[2JDưỡng' })
    const work = { organizationId: 1, otherDepartment: '3Khoa Nhi', positionId: 9999, otherPosition: 'Điều dưỡng' }
    ;(await site.call('User/MedicalStaffRegister', { body: { ...body, ...work } })).data()
    await site.server.postman.idle()
    ;(await site.call('User/ConfirmEmail', { body: { token: site.lastLinkToken('dieuduong@example.vn') } })).data()
    const { accessToken: token } = await site.login('dieuduong@example.vn')
    await site.prove(token ?? '')
    const status = async () => (await site.call('Staff/GetFiles', { token })).status
    const lines = await staffLines(services(), 'waiting')
    expect(lines).toEqual([
      expect.stringMatching(/^waiting .* dieuduong@example\.vn .*Lý Điều {2}\[2JDưỡng .*Khoa Nhi/),
    ])

    await order('approve', 'dieuduong@example.vn')
    expect(await status()).toBe(200)
    await expect(order('approve', 'dieuduong@example.vn')).rejects.toThrow("can't be approved")
    await expect(order('revoke', 'dieuduong@example.vn')).rejects.toThrow('--reason')
    expect(await status()).toBe(200)
    await order('revoke', 'dieuduong@example.vn', 'Hết hợp đồng')
    expect(await status()).toBe(403)
    expect(site.account.mails.at(-1)).toMatchObject({
      to: 'dieuduong@example.vn',
      text: expect.stringContaining('Hết hợp đồng'),
    })
    expect(await staffLines(services(), 'revoked')).toEqual([expect.stringContaining('Hết hợp đồng')])
    expect(await staffLines(services(), 'waiting')).toEqual([])
  })

  test('nobody else is let in', async () => {
    await site.newUser('khongphai@example.vn')
    await expect(order('approve', 'khongphai@example.vn')).rejects.toThrow('no account of medical staff')
    await expect(order('approve', 'ai-do@example.vn')).rejects.toThrow('no account of medical staff')
    expect(staffCommand('toString', ['a@example.vn'], undefined)).toBeNull()
    expect(staffCommand('approve', ['a@example.vn', 'b@example.vn'], undefined)).toBeNull()
  })
})

test('accounts are logged out everywhere, all that are named or none', async () => {
  const mai = await site.newUser('mai-ra@example.vn')
  const lan = await site.newUser('lan-ra@example.vn')
  const states = () =>
    Promise.all([mai, lan].map(async ({ token }) => (await site.call('User/UserInfo', { token })).status))
  await expect(endAccountSessions(site.database, ['mai-ra@example.vn', 'khong-co@example.vn'])).rejects.toThrow(
    'khong-co',
  )
  expect(await states()).toEqual([200, 200])
  await endAccountSessions(site.database, ['mai-ra@example.vn'])
  expect(await states()).toEqual([401, 200])
  expect((await site.login('mai-ra@example.vn')).isError).toBe(false)
})

test('who lost her second step gets a command: it ends the sessions, tells her, and asks for another step', async () => {
  const { userId, token } = await site.newUser('mat-may@example.vn')
  await site.database.query.updateTable('users').set({ userType: 99 }).where('id', '=', userId).execute()
  const device = new Map<string, string>()
  const begun = await site.call('User/BeginSecondStep', { token, device, body: { method: 'totp', password: PASSWORD } })
  const code = appCode(begun.data().totp?.secret ?? '', site.clock.now)
  ;(await site.call('User/AddSecondStep', { token, device, body: { code } })).data()
  expect((await site.login('mat-may@example.vn')).error).toBe('second_step_required')

  const { database, server, clock } = site
  const services = { database, now: () => clock.now, account: { postman: server.postman, siteUrl: 'http://site.test' } }
  await expect(removeSecondStepOf(services, 'khong-co@example.vn')).rejects.toThrow('no account')
  await removeSecondStepOf(services, 'mat-may@example.vn')
  await server.postman.idle()
  expect(site.account.mails.at(-1)?.subject).toContain('đã được gỡ')
  expect((await site.call('User/UserInfo', { token, device })).status).toBe(401)
  const { accessToken } = await site.login('mat-may@example.vn')
  expect((await site.call('User/GetSecondStep', { token: accessToken })).data()).toMatchObject({
    ...{ state: 'missing', totp: null, recoveryCodesLeft: 0 },
  })
})

describe('demonstration accounts', () => {
  const folder = contentFolder(contentRoot())

  test.each([
    [{ NODE_ENV: 'production' }, 'NODE_ENV is production'],
    [{ PUBLIC_URL: 'https://example.vn' }, 'https://example.vn'],
  ])('are refused with %j', (environment, reason) => {
    expect(() => refuseDemoAccounts(environment)).toThrow(reason)
  })

  test('stop a production site until they are closed', async () => {
    await refusePublishedPasswords(site.database, folder)
    const created = await createDemoAccounts(site.database, folder, site.clock.now)
    expect(created.length).toBeGreaterThan(1)
    expect(await findPublishedPasswords(site.database, folder)).toEqual(created)
    await expect(refusePublishedPasswords(site.database, folder)).rejects.toThrow(`account -- close ${created[0]}`)
    await expect(closeAccounts(site.database, [...created, 'ai@example.vn'])).rejects.toThrow('ai@example.vn')
    await closeAccounts(site.database, created)
    await refusePublishedPasswords(site.database, folder)
    expect((await site.login(created[0] ?? '', 'Dinhduong@2025')).error).toBe('user_is_disabled')
  })
})
