/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, beforeEach, expect, jest, test } from '@jest/globals'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite, PASSWORD } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'
import { tendClasses } from './tend-classes'

jest.setTimeout(120_000)

/** Three seats, tomorrow's tomorrow at 9:00. */
const CLASS = {
  id: 7,
  title: 'Nấu cháo',
  slug: 'nau-chao',
  summary: '',
  illustration: 'chao',
  startAt: '2026-11-23T02:00:00Z',
  endAt: '2026-11-23T04:00:00Z',
  place: 'Bếp',
  provinceId: 1,
  seats: 3,
  demo: false,
  content: '',
  markdown: '',
  changedAt: '2026-11-20T03:00:00Z',
}

/** Past the days after which a deleted account is erased. */
const LATER = { ...CLASS, id: 8, startAt: '2026-12-05T02:00:00Z', endAt: '2026-12-05T04:00:00Z' }

describeOnDatabases('registering for classes', (open) => {
  let site: AccountSite
  const tokens: string[] = []
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
    for (let user = 0; user < 8; user += 1) tokens.push((await site.newUser(`lop${user}@example.vn`)).token)
  }, 120_000)
  afterAll(() => site.close())
  beforeEach(async () => {
    const { query } = site.database
    await query.deleteFrom('classRegistrations').execute()
    await query.deleteFrom('cookingClasses').where('id', 'in', [CLASS.id, LATER.id]).execute()
    await query.insertInto('cookingClasses').values([CLASS, LATER]).execute()
    site.clock.now = new Date('2026-11-21T03:00:00Z')
  })

  const tokenOf = (user: number) => tokens[user] ?? ''
  const register = (user: number, classId = CLASS.id) =>
    site.call('CookingClass/Register', { token: tokenOf(user), body: { classId, note: '  ' } })
  const cancel = (user: number, classId = CLASS.id) =>
    site.call('CookingClass/CancelRegistration', { token: tokenOf(user), body: { classId } })
  const seatsLeft = async () => (await site.call('CookingClass/GetById', { query: { id: CLASS.id } })).data().seatsLeft
  const ownClasses = async (user: number) =>
    (await site.call('CookingClass/GetRegisteredClasses', { token: tokenOf(user) })).data()
  const standingOf = async (user: number, classId = CLASS.id) => {
    const own = (await ownClasses(user)).find(({ registration }) => registration.classId === classId)?.registration
    return own?.status === 'waiting' ? own.waitingPlace : own?.status
  }

  test('takes a seat, says until when it can be given back, and counts at once', async () => {
    expect(await seatsLeft()).toBe(3)
    expect((await register(0)).data()).toEqual({
      classId: 7,
      status: 'registered',
      registeredAt: '2026-11-21T03:00:00.000Z',
      cancellableUntil: '2026-11-22T14:00:00.000Z',
      waitingPlace: null,
    })
    expect(await seatsLeft()).toBe(2)
    const month = (await site.call('CookingClass/GetByMonth', { query: { month: 11, year: 2026 } })).data()
    expect(month).toMatchObject([{ id: 7, seatsLeft: 2 }])
    expect(await register(0)).toMatchObject({ status: 409, code: 'class_already_registered' })
    expect((await register(0, 99)).code).toBe('class_does_not_exist')
  })

  test('of eight who come at once three have a seat, three wait, two are refused', async () => {
    const answers = await Promise.all(tokens.map((_token, user) => register(user)))
    const outcomes = answers.map((answer) => (answer.status === 200 ? answer.data().status : answer.code)).sort()
    expect(outcomes).toEqual([
      'class_is_full',
      'class_is_full',
      ...['registered', 'registered', 'registered', 'waiting', 'waiting', 'waiting'],
    ])
    expect(await seatsLeft()).toBe(0)
    // What each was told is what each has.
    for (const [user, answer] of answers.entries()) {
      const told = answer.status === 200 ? (answer.data().waitingPlace ?? answer.data().status) : undefined
      expect(await standingOf(user)).toBe(told)
    }
  })

  test('two who want the last seat at once: one has it', async () => {
    await register(0)
    await register(1)
    const answers = await Promise.all([register(2), register(3)])
    expect(answers.map((answer) => answer.data().status).sort()).toEqual(['registered', 'waiting'])
  })

  test('one user twice at once has one place', async () => {
    const answers = await Promise.all([register(0), register(0), register(0)])
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'class_already_registered', 'class_already_registered'])
    expect(await seatsLeft()).toBe(2)
  })

  test('a seat given back goes to the first who waits; who comes again queues anew', async () => {
    for (const user of [0, 1, 2, 3, 4]) await register(user)
    expect([await standingOf(2), await standingOf(3), await standingOf(4)]).toEqual(['registered', 1, 2])
    expect((await cancel(0)).data().status).toBe('cancelled')
    expect([await standingOf(0), await standingOf(3), await standingOf(4)]).toEqual(['cancelled', 'registered', 1])
    expect((await cancel(0)).data().status).toBe('cancelled')
    expect((await register(0)).data()).toMatchObject({ status: 'waiting', waitingPlace: 2 })
    await cancel(3)
    expect([await standingOf(4), await standingOf(0)]).toEqual(['registered', 1])
    expect(await cancel(7)).toMatchObject({ status: 409, code: 'class_not_registered' })
  })

  test('cancelling ends 12 hours before the start, registering at the start', async () => {
    await register(0)
    await register(1)
    site.clock.now = new Date('2026-11-22T14:00:00Z')
    expect((await cancel(0)).data().status).toBe('cancelled')
    site.later(1)
    const late = await cancel(1)
    expect([late.status, late.code, late.message]).toEqual([409, 'class_is_closed', expect.stringContaining('12 giờ')])
    site.clock.now = new Date('2026-11-23T01:59:00Z')
    expect((await register(2)).status).toBe(200)
    site.later(1)
    expect(await register(3)).toMatchObject({ status: 409, code: 'class_is_closed' })
  })

  test('the next class comes first, past ones last', async () => {
    await register(0, 1)
    await register(0)
    expect((await ownClasses(0)).map(({ cookingClass }) => cookingClass.id)).toEqual([7, 1])
    site.clock.now = new Date('2026-11-25T00:00:00Z')
    expect((await ownClasses(0)).map(({ cookingClass }) => cookingClass.id)).toEqual([1, 7])
  })

  test('an erased account gives its seat back, and its registrations are in its download', async () => {
    for (const user of [1, 2]) await register(user, LATER.id)
    const { token } = await site.newUser(`xoa-lop@example.vn`)
    await site.call('CookingClass/Register', { token, body: { classId: LATER.id, note: 'Ăn chay' } })
    expect((await register(3, LATER.id)).data().status).toBe('waiting')
    const download = (await site.call('User/DownloadData', { token, body: { password: PASSWORD } })).data()
    expect(download).toMatchObject({ class_registrations: [{ class_id: 8, note: 'Ăn chay' }] })
    await site.call('User/DeleteAccount', { token, body: { password: PASSWORD } })
    site.clock.now = new Date(site.clock.now.getTime() + 8 * 86_400_000)
    await runHousekeeping(site.database, site.account.forgetMessages, site.clock.now)
    const { postman } = site.server
    await postman.idle()
    site.account.mails.splice(0)
    await tendClasses({ database: site.database, now: () => site.clock.now, account: { ...site.account, postman } })
    await postman.idle()
    expect(await standingOf(3, LATER.id)).toBe('registered')
    const told = site.account.mails.filter(({ subject }) => subject.includes('Bạn đã có chỗ'))
    expect(told.map(({ to }) => to)).toEqual(['lop3@example.vn'])
  })
})
