/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { type CallAddress, type CallAnswer, type CallBody, type CallName, callAddresses } from 'shared-contracts/calls'
import { type AccountSite, openAccountSite, openSecondServer, PASSWORD } from '../../../testing/account-site'
import { appCode } from '../../../testing/second-step'
import { type SigningTerms, softwareAuthenticator } from '../../../testing/software-authenticator'

jest.setTimeout(120_000)

let site: AccountSite
let people = 0
beforeAll(async () => {
  site = await openAccountSite()
}, 120_000)
afterAll(() => site.close())

/** A browser with its cookies, and who is logged in there. */
interface Browser {
  readonly email: string
  readonly userId: number
  readonly token: string
  readonly device: Map<string, string>
}

async function newcomer(role: { userType?: 2 | 99; staffApproved?: boolean } = {}): Promise<Browser> {
  people += 1
  const email = `hai-buoc-${people}@example.vn`
  const { userId } = await site.newUser(email)
  if (Object.keys(role).length > 0)
    await site.database.query.updateTable('users').set(role).where('id', '=', userId).execute()
  const device = new Map<string, string>()
  const body = { UserName: email, Password: PASSWORD }
  const { accessToken } = (await site.call('User/Login', { body, device })).data()
  return { email, userId, token: accessToken ?? '', device }
}

const as = ({ token, device }: Browser) => ({ token, device })
const info = async (browser: Browser) => (await site.call('User/UserInfo', as(browser))).data()
const mailsTo = (email: string) =>
  site.account.mails.filter(({ to }) => to === email).map(({ subject }) => subject.split(' – ')[0])

/** Sets up an app; the clock goes on, as a code counts once. */
async function addApp(browser: Browser) {
  const begun = await site.call('User/BeginSecondStep', {
    ...as(browser),
    body: { method: 'totp', password: PASSWORD },
  })
  const secret = begun.data().totp?.secret ?? ''
  const code = appCode(secret, site.clock.now)
  const { recoveryCodes } = (await site.call('User/AddSecondStep', { ...as(browser), body: { code } })).data()
  site.later(1)
  return { secret, usedCode: code, recoveryCodes: recoveryCodes ?? [] }
}

async function addPasskey(browser: Browser, terms: SigningTerms = {}) {
  const key = softwareAuthenticator()
  const body = { method: 'passkey', password: PASSWORD } as const
  const begun = (await site.call('User/BeginSecondStep', { ...as(browser), body })).data()
  const passkey = key.create(begun.passkey ?? { challenge: '' }, terms)
  const added = await site.call('User/AddSecondStep', { ...as(browser), body: { passkey, name: 'Điện thoại' } })
  return { key, added, passkey }
}

async function firstStep({ email, device }: Browser) {
  const body = { UserName: email, Password: PASSWORD }
  const answer = (await site.call('User/Login', { body, device })).data()
  return { answer, ticket: answer.secondStep?.ticket ?? '' }
}

const confirm = (device: Map<string, string>, body: CallBody<'User/ConfirmSecondStep'>) =>
  site.call('User/ConfirmSecondStep', { body, device })

/** Logs in with both steps. */
async function loginWithCode(browser: Browser, secret: string): Promise<Browser> {
  site.later(1)
  const { ticket } = await firstStep(browser)
  const { accessToken } = (await confirm(browser.device, { ticket, code: appCode(secret, site.clock.now) })).data()
  return { ...browser, token: accessToken ?? '' }
}

describe('an authenticator app', () => {
  test('is set up for the password, counts once a code proved it, and is told by mail', async () => {
    const lan = await newcomer()
    const other = (await site.login(lan.email)).accessToken
    const refused = await site.call('User/BeginSecondStep', { ...as(lan), body: { method: 'totp', password: 'sai' } })
    expect([refused.status, refused.errors[0]?.field]).toEqual([422, 'password'])
    const early = await site.call('User/AddSecondStep', { ...as(lan), body: { code: '123456' } })
    expect(early.code).toBe('second_step_expired')

    const body = { method: 'totp', password: PASSWORD } as const
    const begun = (await site.call('User/BeginSecondStep', { ...as(lan), body })).data().totp
    expect(begun?.address).toContain(`secret=${begun?.secret}`)
    expect(begun?.qrCode.path).toMatch(/^M4 4h7v1H4z/)
    const wrong = await site.call('User/AddSecondStep', { ...as(lan), body: { code: '000000' } })
    expect([wrong.code, wrong.errors[0]?.field]).toEqual(['second_step_wrong', 'code'])
    expect((await firstStep(lan)).answer.isError).toBe(false)
    expect((await info(lan)).secondStep).toBe('none')

    const code = appCode(begun?.secret ?? '', site.clock.now)
    const added = (await site.call('User/AddSecondStep', { ...as(lan), body: { code } })).data()
    expect(new Set(added.recoveryCodes).size).toBe(10)
    expect((await info(lan)).secondStep).toBe('passed')
    // Sessions that never passed it end.
    expect((await site.call('User/UserInfo', { token: other })).status).toBe(401)
    await site.server.postman.idle()
    expect(mailsTo(lan.email).at(-1)).toBe('Tài khoản có thêm cách xác nhận bước thứ hai')
    const own = (await site.call('User/GetSecondStep', as(lan))).data()
    expect(own).toMatchObject({ state: 'passed', totp: { addedAt: expect.any(String) }, recoveryCodesLeft: 10 })
  })

  test('asks for its code at each login, which counts once, and only around now', async () => {
    const lan = await newcomer()
    const { secret, usedCode } = await addApp(lan)
    const { answer, ticket } = await firstStep(lan)
    expect(answer).toMatchObject({
      ...{ isError: true, error: 'second_step_required', accessToken: null },
      secondStep: { methods: ['totp', 'recovery-code'] },
    })
    const at = (minutes: number) => appCode(secret, new Date(site.clock.now.getTime() + minutes * 60_000))
    for (const code of [usedCode, at(-2), at(2)])
      expect((await confirm(lan.device, { ticket, code })).errors[0]).toMatchObject({ field: 'code' })
    const code = at(0)
    const [first, second] = await Promise.all([1, 2].map(() => confirm(lan.device, { ticket, code })))
    expect([first?.status, second?.status].sort()).toEqual([200, 422])
    const again = await firstStep(lan)
    expect((await confirm(lan.device, { ticket: again.ticket, code })).code).toBe('second_step_wrong')
  })

  test('a ticket is for its browser, ten minutes and five tries', async () => {
    const lan = await newcomer()
    const { secret } = await addApp(lan)
    const code = () => appCode(secret, site.clock.now)
    const stolen = (await firstStep(lan)).ticket
    expect((await confirm(new Map(), { ticket: stolen, code: code() })).code).toBe('second_step_expired')
    expect((await confirm(new Map([['step', 'x'.repeat(43)]]), { ticket: stolen, code: code() })).code).toBe(
      'second_step_expired',
    )
    site.later(10)
    expect((await confirm(lan.device, { ticket: stolen, code: code() })).code).toBe('second_step_expired')
    const { ticket } = await firstStep(lan)
    for (let tries = 0; tries < 5; tries += 1) await confirm(lan.device, { ticket, code: '000000' })
    expect((await confirm(lan.device, { ticket, code: code() })).code).toBe('second_step_expired')
    expect((await loginWithCode(lan, secret)).token).not.toBe('')
  })

  test('who knows the password guesses twenty codes; the owner is told, and gets in from her own device', async () => {
    const lan = await newcomer()
    const { secret } = await addApp(lan)
    let last = 0
    for (let round = 0; round < 5 && last !== 429; round += 1) {
      const thief = { ...lan, device: new Map<string, string>() }
      const { ticket } = await firstStep(thief)
      for (let tries = 0; tries < 5 && last !== 429; tries += 1)
        last = (await confirm(thief.device, { ticket, code: '000000' })).status
    }
    expect(last).toBe(429)
    await site.server.postman.idle()
    expect(mailsTo(lan.email).at(-1)).toBe('Mã xác nhận bị nhập sai nhiều lần')
    expect((await loginWithCode(lan, secret)).token).not.toBe('')
  })

  test('neither a code by mail nor a session without the cookie goes round it', async () => {
    const lan = await newcomer()
    const { secret } = await addApp(lan)
    const asked = await site.call('User/RequestLoginCode', { body: { username: lan.email, response: '' } })
    await site.server.postman.idle()
    const mail = site.account.mails.filter(({ to }) => to === lan.email).at(-1)
    const body = { request: asked.data().request, code: /\b\d{6}\b/.exec(mail?.text ?? '')?.[0] ?? '' }
    const byMail = (await site.call('User/LoginByCode', { body, device: lan.device })).data()
    expect(byMail).toMatchObject({ accessToken: null, secondStep: { methods: ['totp', 'recovery-code'] } })

    const { token } = await loginWithCode(lan, secret)
    expect((await info({ ...lan, token })).secondStep).toBe('passed')
    expect((await site.call('User/UserInfo', { token })).data().secondStep).toBe('due')
  })

  test('a recovery code works once, also when it is sent twice at once', async () => {
    const lan = await newcomer()
    const { recoveryCodes } = await addApp(lan)
    const [code = '', next = ''] = recoveryCodes
    const tickets = [await firstStep(lan), await firstStep(lan)]
    const answers = await Promise.all(
      tickets.map(({ ticket }) =>
        confirm(lan.device, { ticket, recoveryCode: code.toLowerCase().replaceAll('-', ' ') }),
      ),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])
    const wrong = await confirm(lan.device, { ticket: (await firstStep(lan)).ticket, recoveryCode: code })
    expect(wrong.errors[0]?.field).toBe('recoveryCode')
    await site.server.postman.idle()
    expect(mailsTo(lan.email).at(-1)).toBe('Một mã dự phòng vừa được dùng')
    expect(site.account.mails.at(-1)?.text).toContain('Bạn còn 9 mã')
    const winner = answers.find(({ status }) => status === 200)?.data().accessToken ?? ''
    const renewed = (await site.call('User/RenewRecoveryCodes', { token: winner, device: lan.device })).data()
    expect(renewed.recoveryCodes).toHaveLength(10)
    const former = await confirm(lan.device, { ticket: (await firstStep(lan)).ticket, recoveryCode: next })
    expect(former.code).toBe('second_step_wrong')
  })
})

describe('a passkey', () => {
  async function challengeOf(browser: Browser) {
    const { ticket } = await firstStep(browser)
    const options = (await site.call('User/GetPasskeyChallenge', { body: { ticket }, device: browser.device })).data()
    return { ticket, options }
  }

  test('is made with the user verified and logs in; of what is signed nothing counts twice', async () => {
    const lan = await newcomer()
    for (const terms of [{ origin: 'https://evil.test' }, { rpId: 'evil.test' }, { verifiesUser: false }])
      expect((await addPasskey(lan, terms)).added.code).toBe('second_step_wrong')
    const { key, added, passkey } = await addPasskey(lan)
    expect(added.data().recoveryCodes).toHaveLength(10)
    expect((await site.call('User/AddSecondStep', { ...as(lan), body: { passkey } })).code).toBe('second_step_expired')

    const { ticket, options } = await challengeOf(lan)
    const assertion = key.get(options)
    const { accessToken } = (await confirm(lan.device, { ticket, passkey: assertion })).data()
    expect((await info({ ...lan, token: accessToken ?? '' })).secondStep).toBe('passed')
    const next = await challengeOf(lan)
    expect((await confirm(lan.device, { ticket: next.ticket, passkey: assertion })).errors[0]?.field).toBe('passkey')
  })

  test.each<[string, SigningTerms]>([
    ['for another site', { origin: 'https://evil.test' }],
    ['for another site’s key', { rpId: 'evil.test' }],
    ['without a finger or PIN', { verifiesUser: false }],
    ['by a copy whose count is behind', { counter: 1 }],
  ])('what is signed %s is refused', async (_, terms) => {
    const lan = await newcomer()
    const { key } = await addPasskey(lan)
    const first = await challengeOf(lan)
    key.get(first.options)
    const second = { ticket: first.ticket, passkey: key.get(first.options) }
    expect((await confirm(lan.device, second)).status).toBe(200)
    const { ticket, options } = await challengeOf(lan)
    expect((await confirm(lan.device, { ticket, passkey: key.get(options, terms) })).code).toBe('second_step_wrong')
    const own = (await site.call('User/GetPasskeyChallenge', { body: { ticket }, device: lan.device })).data()
    const other = softwareAuthenticator()
    expect((await confirm(lan.device, { ticket, passkey: other.get(own) })).code).toBe('second_step_wrong')
  })
})

describe('rights of a role', () => {
  const ofRole = Object.entries<CallAddress>(callAddresses).flatMap(([name, { host, access }]) =>
    host === 'api' && (access === 'administrator' || access === 'staff') ? [name] : [],
  )
  const isCall = (name: string): name is CallName => name in callAddresses

  test('no call of the table opens to an administrator whose session has not passed the step', async () => {
    const boss = await newcomer({ userType: 99 })
    expect(ofRole.length).toBeGreaterThan(40)
    const refusals = async (browser: Pick<Browser, 'token' | 'device'>) => {
      const codes = new Set<string>()
      for (const name of ofRole) if (isCall(name)) codes.add((await site.call(name, browser)).code)
      return [...codes]
    }
    expect((await info(boss)).secondStep).toBe('missing')
    expect(await refusals(as(boss))).toEqual(['second_step_required'])
    const { secret } = await addApp(boss)
    // That very session has them now; its token alone, as a script could steal it, has not.
    expect((await site.call('User/GetMedicalStaff', as(boss))).status).toBe(200)
    expect(await refusals({ token: boss.token, device: new Map() })).toEqual(['second_step_required'])
    const { token } = await loginWithCode(boss, secret)
    expect((await site.call('User/GetMedicalStaff', { token, device: boss.device })).status).toBe(200)
  })

  test('approved staff read what everybody reads until then', async () => {
    const nurse = await newcomer({ userType: 2, staffApproved: true })
    const refused = await site.call('Staff/GetFiles', as(nurse))
    expect([refused.status, refused.code]).toEqual([403, 'second_step_required'])
    expect((await site.call('Dish/GetById', { ...as(nurse), query: { id: 1 } })).status).toBe(200)
    await addApp(nurse)
    expect((await site.call('Staff/GetFiles', as(nurse))).status).toBe(200)
  })

  test('on a demonstration the same account has them without', async () => {
    const boss = await newcomer({ userType: 99 })
    const askOf = async (demonstration: boolean) => {
      const server = await openSecondServer(site, { demonstration })
      const headers = { authorization: `Bearer ${boss.token}` }
      const { statusCode } = await server.app.inject({ url: '/api/User/GetMedicalStaff', headers })
      await server.app.close()
      return statusCode
    }
    expect([await askOf(true), await askOf(false)]).toEqual([200, 403])
    await addApp(boss)
    expect(await askOf(true)).toBe(403)
  })
})

describe('what can’t be undone', () => {
  const again = Object.entries<CallAddress>(callAddresses).flatMap(([name, { stepAgain, access }]) =>
    stepAgain ? [{ name, access }] : [],
  )

  test('asks again when the step is older than 15 minutes, each of the table', async () => {
    const boss = await newcomer({ userType: 99 })
    const { secret } = await addApp(boss)
    site.later(15)
    const codes = async () => {
      const answers: string[] = []
      for (const { name } of again) answers.push((await site.call(name as CallName, as(boss))).code)
      return [...new Set(answers)]
    }
    expect(await codes()).toEqual(['second_step_again'])
    const code = appCode(secret, site.clock.now)
    const answer: CallAnswer<'User/ConfirmSecondStep'> = (
      await site.call('User/ConfirmSecondStep', { ...as(boss), body: { code } })
    ).data()
    expect(answer.accessToken).toBeNull()
    expect(await codes()).not.toContain('second_step_again')
  })

  test('a new password keeps the step; the last method can go, and all rights with it', async () => {
    const boss = await newcomer({ userType: 99 })
    await addApp(boss)
    const body = { oldPassword: PASSWORD, newPassword: 'Mot-cau-rat-dai-3', confirmPassword: 'Mot-cau-rat-dai-3' }
    const { accessToken: token } = (await site.call('User/ChangePassword', { ...as(boss), body })).data()
    const after = { ...boss, token }
    expect((await info(after)).secondStep).toBe('passed')
    const mother = await newcomer()
    await addPasskey(mother)
    const [hers] = (await site.call('User/GetSecondStep', as(mother))).data().passkeys
    const ofHers = { method: 'passkey', passkeyId: hers?.id } as const
    const refused = await site.call('User/RemoveSecondStep', { ...as(after), body: ofHers })
    expect(refused.code).toBe('method_does_not_exist')
    expect((await site.call('User/GetSecondStep', as(mother))).data().passkeys).toHaveLength(1)
    ;(await site.call('User/RemoveSecondStep', { ...as(after), body: { method: 'totp' } })).data()
    expect((await info(after)).secondStep).toBe('missing')
    expect((await site.call('User/GetMedicalStaff', as(after))).code).toBe('second_step_required')
    expect((await site.call('User/GetSecondStep', as(after))).data().recoveryCodesLeft).toBe(0)
    await site.server.postman.idle()
    expect(mailsTo(boss.email).at(-1)).toBe('Một cách xác nhận bước thứ hai đã được gỡ')
  })
})
