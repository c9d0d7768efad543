/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { validationMessages as messages } from 'shared-contracts/validation'
import { type AccountSite, openAccountSite, PASSWORD, registration } from '../../testing/account-site'
import { attemptKey } from '../rules/attempt-limits'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({ limitAttempts: true })
}, 120_000)
afterAll(() => site.close())

const register = (userName: string, more: Parameters<typeof registration>[1] = {}) =>
  site.call('User/Register', { body: registration(userName, more) })

describe('what registration refuses, at its field', () => {
  test.each([
    ['userName', { userName: 'no name' }, messages.userName],
    ['email', { email: 'a@b' }, messages.email],
    ['phoneNumber', { phoneNumber: '12345' }, messages.phone],
    ['phoneNumber', { phoneNumber: '9123456789' }, messages.phone],
    ['userName', { userName: '9123456789' }, messages.userName],
    ['userName', { userName: '912345678' }, messages.userName],
    ['provinceId', { provinceId: 64 }, messages.notListed],
    ['wardId', { provinceId: 1, wardId: 5 }, messages.notListed],
    ['wardId', { provinceId: 2, wardId: 4 }, messages.wardOfOtherProvince],
    ['wardId', { wardId: 4 }, messages.wardOfOtherProvince],
    ['babysitterRelationshipId', { userType: 3 as const, babysitterRelationshipId: 2 }, messages.notListed],
    ['confirmPassword', { confirmPassword: 'another-one' }, messages.passwordsDiffer],
    ['pregnancyWeeks', { pregnancyWeeks: 0 }, messages.pregnancyWeeks],
    ['pregnancyWeeks', { pregnancyWeeks: 41 }, messages.pregnancyWeeks],
    ['dayOfBirth', { dayOfBirth: '1959' }, messages.birthYear],
    ['dayOfBirth', { dayOfBirth: 'hôm qua' }, messages.birthYear],
    [
      'children.0.dayOfBirth',
      { userType: 3 as const, children: [{ dayOfBirth: '2027-01-01' }] },
      messages.birthDayInFuture,
    ],
    [
      'children.0.dayOfBirth',
      { userType: 3 as const, children: [{ dayOfBirth: '2020-12-31' }] },
      messages.childBirthDay,
    ],
    ['dayOfBirth', { dayOfBirth: '2027' }, messages.birthYear],
    ['pregnancyDayInWeek', { pregnancyWeeks: 20, pregnancyDayInWeek: 7 }, messages.pregnancyDays],
    [
      'consents',
      { consents: [{ purpose: 'account' as const, given: false, textVersion: '1' }] },
      messages.accountConsent,
    ],
  ])('%s %j', async (field, more, message) => {
    const answer = await register('refused@example.vn', more)
    expect(answer.status).toBe(422)
    expect(answer.errors).toContainEqual(expect.objectContaining({ field, message }))
  })

  test.each([
    ['provinceId', { provinceId: 64 }],
    ['organizationId', { organizationId: 2 }],
    ['departmentId', { departmentId: 2 }],
    ['positionId', { positionId: 2 }],
  ])('of medical staff: %s %j', async (field, more) => {
    const { userType: _, ...body } = registration('refused@example.vn')
    const answer = await site.call('User/MedicalStaffRegister', { body: { ...body, ...more } })
    expect(answer).toMatchObject({ status: 422, errors: [{ field, message: messages.notListed }] })
  })

  test.each([
    ['password', { password: '1234567' }],
    ['fullName', { fullName: ' ' }],
    ['pregnancyDayInWeek', { pregnancyDayInWeek: 7 }],
    ['userType', { userType: 99 }],
    ['userType', { userType: 2 }],
    ['children', { userType: 1, children: Array.from({ length: 6 }, () => ({ dayOfBirth: '2025-01-01' })) }],
    // A mother who tells of a pregnancy alone.
    ['children', { userType: 0, children: [{ dayOfBirth: '2025-01-01' }] }],
  ])('%s %j', async (field, more) => {
    const answer = await site.server.app.inject({
      method: 'POST',
      url: '/api/User/Register',
      payload: { ...registration('refused@example.vn'), ...more },
    })
    expect(answer.statusCode).toBe(422)
    expect(answer.json().errors.map((error: { field: string }) => error.field)).toContain(field)
  })
})

describe('what registration keeps', () => {
  test('a pregnancy, counted on by the days that pass', async () => {
    const { token } = await site.newUser('bau@example.vn', { pregnancyWeeks: 11, pregnancyDayInWeek: 6 })
    const at = async () => (await site.call('User/UserInfo', { token })).data()
    expect(await at()).toMatchObject({
      userType: 0,
      motherStatus: 1,
      motherStatusText: 'Pregnance',
      pregnancyWeeks: 11,
      pregnancyDayInWeek: 6,
      objectTypeId: 1,
      profileComplete: true,
      asOf: '2026-11-21',
    })
    const before = site.clock.now
    site.later(2 * 24 * 60)
    expect(await at()).toMatchObject({ pregnancyWeeks: 12, pregnancyDayInWeek: 1, objectTypeId: 2 })
    site.clock.now = before
  })

  test("a carer's children, with their age groups", async () => {
    const children = [
      { fullName: 'Bé Na', dayOfBirth: '2025-11-21', gender: 1 as const },
      { fullName: '', dayOfBirth: '2026-11-01' },
    ]
    const { token } = await site.newUser('0911222333', { userType: 3, children, babysitterRelationshipId: 1 })
    const data = (await site.call('User/UserInfo', { token })).data()
    expect(data).toMatchObject({ userType: 3, objectTypeId: 4, isNursing: false, profileComplete: true })
    expect(data.children).toMatchObject([
      { fullName: 'Bé Na', gender: 1, objectTypeId: 7, fullBirth: { date: 21, month: 11, year: 2025 } },
      { fullName: '', gender: null, objectTypeId: null },
    ])
  })

  test('medical staff, who wait for approval; Khác is 9999 and the department type comes first', async () => {
    const { userType: _, ...body } = registration('bacsi@example.vn')
    const answer = await site.call('User/MedicalStaffRegister', {
      body: {
        ...body,
        otherDepartment: '3Khoa Nhi',
        positionId: 9999,
        otherPosition: 'Cố vấn',
        dayOfBirth: '0001-01-01',
      },
    })
    expect(answer.data()).toMatchObject({ userName: 'bacsi@example.vn', verification: 'email' })
    await site.server.postman.idle()
    await site.call('User/ConfirmEmail', { body: { token: site.lastLinkToken('bacsi@example.vn') } })
    const token = (await site.login('bacsi@example.vn')).accessToken
    expect((await site.call('User/UserInfo', { token })).data()).toMatchObject({
      userType: 2,
      objectTypeId: 11,
      staffApproved: false,
      otherDepartment: '3Khoa Nhi',
      departmentType: 3,
      departmentId: 0,
      positionId: 9999,
      otherPosition: 'Cố vấn',
      dayOfBirth: '',
    })
  })

  test('consents, with the text that was shown and when', async () => {
    const consents = [
      { purpose: 'account' as const, given: true, textVersion: '2' },
      { purpose: 'health-data' as const, given: false, textVersion: '2' },
    ]
    const { token } = await site.newUser('consents@example.vn', { consents })
    const ledger = (await site.call('User/GetConsents', { token })).data()
    expect(ledger).toHaveLength(2)
    expect(ledger).toContainEqual({ ...consents[1], at: '2026-11-21T03:00:00.000Z' })
  })
})

describe('one account for each phone number and email', () => {
  test('1015 and 1016 at their fields', async () => {
    await register('0977000111', { email: 'first@example.vn' })
    for (const written of ['+84977000111', '0977 000111']) {
      expect(await register(written)).toMatchObject({
        status: 409,
        code: '1015',
        errors: [{ field: 'phoneNumber', code: '1015' }],
      })
    }
    const email = await register('0977000222', { email: 'FIRST@example.vn' })
    expect(email).toMatchObject({ status: 409, code: '1016', errors: [{ field: 'email', code: '1016' }] })
  })

  test('of twelve at once one wins', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => register('0977000333')))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)])
    expect(answers.filter(({ code }) => code === '1015')).toHaveLength(11)
  })

  test('who never confirmed gives the address free after a day', async () => {
    const before = site.clock.now
    await register('late@example.vn')
    expect((await register('late@example.vn')).code).toBe('1016')
    site.later(24 * 60 + 1)
    expect((await register('late@example.vn')).status).toBe(200)
    const { token } = await site.newUser('kept@example.vn')
    site.later(48 * 60)
    expect((await register('kept@example.vn')).code).toBe('1016')
    expect(token).not.toBe('')
    site.clock.now = before
  })
})

test('which addresses are taken is told thirty times an hour to one address, a hundred times to its network', async () => {
  await register('hoi@example.vn')
  await site.database.pool.query(
    `insert into attempts (kind, key, at) select 'registration', $1::bytea, $3::timestamptz from generate_series(1, 29)
    union all select 'registration-network', $2::bytea, $3::timestamptz from generate_series(1, 98)`,
    [attemptKey('203.0.113.9'), attemptKey('203.0.113.0/24'), site.clock.now],
  )
  const from = async (userName: string, ip: string) =>
    (await site.call('User/Register', { body: registration(userName), ip })).code
  expect(await from('khong-hoi@example.vn', '203.0.113.9')).toBe('')
  expect(await from('hoi@example.vn', '203.0.113.9')).toBe('1016')
  for (const userName of ['hoi@example.vn', 'con-trong-nhe@example.vn']) {
    expect(await from(userName, '203.0.113.9')).toBe('too_many_registrations')
  }
  expect(await from('hoi@example.vn', '203.0.113.10')).toBe('1016')
  expect(await from('hoi@example.vn', '203.0.113.11')).toBe('too_many_registrations')
  expect(await from('hoi@example.vn', '203.0.114.9')).toBe('1016')
})

describe('confirming', () => {
  test('a link works once, for a day; whoever asks for another one ends none, and the one that was used ends all', async () => {
    await register('link@example.vn')
    await site.server.postman.idle()
    const first = site.lastLinkToken('link@example.vn')
    const confirm = (token: string) => site.call('User/ConfirmEmail', { body: { token } })
    expect((await confirm(`${first}x`)).code).toBe('invalid_code')
    expect((await site.call('User/ResendConfirmEmail', { query: { userName: 'link@example.vn' } })).status).toBe(200)
    await site.server.postman.idle()
    expect(site.lastLinkToken('link@example.vn')).toBe(first)
    site.later(2)
    await site.call('User/ResendConfirmEmail', { query: { userName: 'link@example.vn' } })
    await site.server.postman.idle()
    const second = site.lastLinkToken('link@example.vn')
    expect(second).not.toBe(first)
    expect((await confirm(first)).data()).toEqual({ confirmed: 'registration' })
    expect([(await confirm(first)).code, (await confirm(second)).code]).toEqual(['invalid_code', 'invalid_code'])
    expect((await site.login('link@example.vn')).isError).toBe(false)
    await register('old@example.vn')
    await site.server.postman.idle()
    site.later(24 * 60)
    expect((await confirm(site.lastLinkToken('old@example.vn'))).code).toBe('invalid_code')
  })

  test('the mail leads to the site, with the token behind the #', async () => {
    await register('mail@example.vn', { fullName: 'Lan <b>' })
    await site.server.postman.idle()
    const mail = site.account.mails.at(-1)
    expect(mail?.text).toMatch(/http:\/\/site\.test\/xac-thuc\?kieu=email#[\w-]{43}/)
    expect(mail?.html).toContain('Lan &lt;b&gt;')
  })

  const sendCode = (username: string) =>
    site.call('User/GetVerifyPhoneNumberCode', { body: { username, response: '' } })
  const verify = (userId: number, code: string) => site.call('User/VerifyPhoneNumber', { query: { userId, code } })
  const other = (code: string) => (code === '000000' ? '111111' : '000000')

  test('a code lives five minutes', async () => {
    const { userId } = (await register('0988000001')).data()
    await site.server.postman.idle()
    site.later(5)
    expect((await verify(userId, site.lastCode('0988000001'))).code).toBe('invalid_code')
    await sendCode('0988000001')
    await site.server.postman.idle()
    expect((await verify(userId, site.lastCode('0988000001'))).data()).toEqual({ verified: true })
  })

  test('a code dies after five wrong tries, also when they come at once', async () => {
    const { userId } = (await register('0988000002')).data()
    await site.server.postman.idle()
    const code = site.lastCode('0988000002')
    await Promise.all(Array.from({ length: 5 }, () => verify(userId, other(code))))
    expect((await verify(userId, code)).code).toBe('invalid_code')
  })

  test('who asked about the number before it had an account takes nothing from its registration', async () => {
    for (let asked = 0; asked < 6; asked += 1) await sendCode('0988000009')
    await register('0988000009')
    await site.server.postman.idle()
    expect(site.lastCode('0988000009')).not.toBe('')
  })

  test('a code goes on working while others ask for more of them', async () => {
    const { userId } = (await register('0988000011')).data()
    await site.server.postman.idle()
    const code = site.lastCode('0988000011')
    for (let asked = 0; asked < 3; asked += 1) {
      site.later(1)
      await sendCode('0988000011')
      await site.server.postman.idle()
    }
    expect(site.lastCode('0988000011')).not.toBe(code)
    expect((await verify(userId, code)).status).toBe(200)
  })

  test('of twenty tries at once one gets the code', async () => {
    const { userId } = (await register('0988000010')).data()
    await site.server.postman.idle()
    const code = site.lastCode('0988000010')
    const answers = await Promise.all(Array.from({ length: 20 }, () => verify(userId, code)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  })

  test('the fifth try may be right', async () => {
    const { userId } = (await register('0988000003')).data()
    await site.server.postman.idle()
    const code = site.lastCode('0988000003')
    for (let tried = 0; tried < 4; tried += 1) await verify(userId, other(code))
    expect((await verify(userId, code)).status).toBe(200)
  })

  test('one message a minute, five a day, alike for numbers without an account; refused once none of them works', async () => {
    const { userId } = (await register('0988000004')).data()
    await site.server.postman.idle()
    const first = site.lastCode('0988000004')
    for (const number of ['0988000004', '0988999999']) {
      for (let asked = 0; asked < 7; asked += 1) {
        expect((await sendCode(number)).status).toBe(200)
        expect((await sendCode(number)).status).toBe(200)
        await site.server.postman.idle()
        site.later(1)
      }
      site.later(5)
      expect(await sendCode(number)).toMatchObject({ status: 429, code: 'too_many_messages' })
    }
    expect((await verify(userId, first)).code).toBe('invalid_code')
    expect(site.account.texts.filter(({ to }) => to === '0988000004')).toHaveLength(5)
    expect(site.account.texts.filter(({ to }) => to === '0988999999')).toHaveLength(0)
  })

  test('a user who comes back can name the phone number instead', async () => {
    await register('0988000005')
    await site.server.postman.idle()
    const code = site.lastCode('0988000005')
    const answer = await site.call('User/VerifyPhoneNumber', { query: { userName: '0988000005', code } })
    expect(answer.status).toBe(200)
    expect((await site.login('0988000005', PASSWORD)).isError).toBe(false)
  })
})
