/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { contentFolder, contentRoot } from 'content'
import {
  createDemoAccounts,
  findPublishedPasswords,
  refuseDemoAccounts,
  refusePublishedPasswords,
} from '../content-import/demo-accounts'
import { type AccountSite, openAccountSite, PASSWORD } from '../testing/account-site'
import { closeAccounts } from './close-accounts'
import { createAdministrator } from './create-administrator'

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
    expect((await site.call('User/GetMedicalStaff', { token: accessToken })).status).toBe(200)
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
    expect((await site.call('User/GetMedicalStaff', { token: accessToken })).status).toBe(200)
  })

  test('what is no email is refused', async () => {
    await expect(create('chu')).rejects.toThrow('chu is not an email address')
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
