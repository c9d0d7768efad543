/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import ICAL from 'ical.js'
import type { CallBody } from 'shared-contracts/calls'
import { describeOnDatabases } from '../../testing/test-database'
import { type ClassSite, draft, EDITOR, openClassSite } from '../testing/class-site'

jest.setTimeout(120_000)

const SEAT = 'Bạn đã có chỗ trong lớp học nấu ăn'
const CHANGED = 'Lớp học nấu ăn của bạn đã đổi giờ hoặc địa điểm'
const REMINDER = 'Nhắc hẹn lớp học nấu ăn'
const CANCELLED = 'Lớp học nấu ăn của bạn đã bị hủy'

describeOnDatabases('classes of editors', (open) => {
  let site: ClassSite
  let [an, binh, chi, dung]: number[] = []
  beforeAll(async () => {
    site = await openClassSite(await open())
    ;[an, binh, chi, dung] = await site.addUsers([
      { email: 'an@example.vn', remindersConsent: [true] },
      { email: 'binh@example.vn', remindersConsent: [true, false] },
      { email: 'chi@example.vn' },
      { phoneNumber: '0900000001', remindersConsent: [false, true] },
    ])
  }, 120_000)
  afterAll(() => site.close())

  const save = (
    given: Partial<CallBody<'ClassDesk/Save'>['draft']>,
    of: { id: number; revision: number } | null = null,
  ) =>
    site.call('ClassDesk/Save', EDITOR, {
      body: { id: of?.id ?? null, revision: of?.revision ?? null, draft: { ...draft, ...given } },
    })
  const register = async (user: number | undefined, classId: number) =>
    (await site.call('CookingClass/Register', user ?? 0, { body: { classId } })).data().status
  const at = (instant: string) => {
    site.clock.now = new Date(instant)
  }
  const event = async (id: number) => {
    const answer = await site.app.inject(`/api/calendar/lop-hoc-${id}.ics`)
    const found = new ICAL.Component(ICAL.parse(answer.body)).getFirstSubcomponent('vevent')
    if (found === null) throw new Error(answer.body)
    return { answer, found: new ICAL.Event(found), status: found.getFirstPropertyValue('status') }
  }

  test('are made, found at once by visitors, and changed by one editor at a time', async () => {
    at('2026-11-21T03:00:00Z')
    const made = (await save({})).data()
    const months = (await site.call('CookingClass/GetMonths', 0)).data()
    // The class of the fixture content is in December too.
    expect(months).toEqual([{ year: 2026, month: 12, count: 2 }])
    expect((await site.call('CookingClass/GetById', 0, { query: { id: made.id } })).data()).toMatchObject({
      ...{ slug: 'nau-chao-cho-be', demo: false, cancelled: false, seatsLeft: 20 },
      content: expect.stringContaining('<h2>Bạn sẽ làm gì</h2>'),
    })
    const changes = await Promise.all([save({ seats: 8 }, made), save({ seats: 9 }, made)])
    expect(changes.map(({ code }) => code).sort()).toEqual(['', 'changed_elsewhere'])
    const all = (await site.call('ClassDesk/GetAll', EDITOR)).data()
    const [own] = all.filter(({ id }) => id === made.id)
    expect(own).toMatchObject({ revision: 2, registered: 0, waiting: 0, draft: { content: draft.content } })
    expect((await site.call('ClassDesk/GetAll', an ?? 0)).status).toBe(403)
    // Documents and lists are kept until the content changes: it does with every class.
    const revision = async () =>
      (await site.database.query.selectFrom('contentRevision').select('revision').execute())[0]
    const before = await revision()
    await save({ seats: 7 }, { id: made.id, revision: 2 })
    expect(await revision()).not.toEqual(before)
  })

  test.each([
    ['a class in the past', { startAt: '2026-11-20T02:00:00Z' }, 'draft.startAt'],
    ['an end before the start', { endAt: '2026-12-05T01:00:00Z' }, 'draft.endAt'],
    ['an unknown province', { provinceId: 4711 }, 'draft.provinceId'],
    ['Markdown that pages do not show', { content: '# Lớn' }, 'draft.content'],
  ])('%s is refused at its field', async (_, given, field) => {
    at('2026-11-21T03:00:00Z')
    const answer = await save(given)
    expect([answer.status, answer.fields]).toEqual([422, [field]])
  })

  test('seats: never fewer than are taken; more of them move up those who wait', async () => {
    at('2026-11-21T03:00:00Z')
    const made = (await save({ seats: 2 })).data()
    for (const [user, status] of [
      [an, 'registered'],
      [binh, 'registered'],
      [chi, 'waiting'],
    ] as const) {
      expect(await register(user, made.id)).toBe(status)
    }
    expect((await save({ seats: 1 }, made)).code).toBe('too_few_seats')
    const more = (await save({ seats: 3 }, made)).data()
    expect(await site.messages()).toEqual([`chi@example.vn ${SEAT}`])
    expect(more.revision).toBe(2)
  })

  test('another time or place is told to all, seats and waiting list, and to nobody when nothing of it changes', async () => {
    at('2026-11-21T03:00:00Z')
    const made = (await save({ seats: 2 })).data()
    for (const user of [an, binh, dung]) await register(user, made.id)
    const renamed = (await save({ seats: 2, title: 'Tên khác' }, made)).data()
    expect(await site.messages()).toEqual([])
    const moved = (await save({ seats: 2, place: 'Nhà văn hóa' }, renamed)).data()
    expect(await site.messages()).toEqual([
      '0900000001 Lop hoc da doi gio hoac dia diem',
      `an@example.vn ${CHANGED}`,
      `binh@example.vn ${CHANGED}`,
    ])
    const { answer, found, status } = await event(made.id)
    expect([found.uid, found.sequence, status]).toEqual([`cooking-class-${made.id}@site.test`, 2, 'CONFIRMED'])
    expect(found.startDate.toString()).toBe('2026-12-05T09:00:00')
    expect([found.startDate.zone?.tzid, found.location]).toEqual(['Asia/Ho_Chi_Minh', 'Nhà văn hóa'])
    expect(answer.headers['content-type']).toBe('text/calendar; charset=utf-8')
    expect(answer.body).toMatch(/BEGIN:VTIMEZONE[\s\S]+DTSTAMP:\d{8}T\d{6}Z/)
    expect(answer.body).not.toMatch(/Mẹ|example\.vn/)

    const body = { id: made.id, revision: moved.revision }
    await site.call('ClassDesk/Cancel', EDITOR, { body })
    // Pressed twice, or by two editors: told once.
    await site.call('ClassDesk/Cancel', EDITOR, { body })
    expect(await site.messages()).toEqual([
      '0900000001 Lop hoc da huy',
      `an@example.vn ${CANCELLED}`,
      `binh@example.vn ${CANCELLED}`,
    ])
    const gone = await event(made.id)
    expect([gone.found.uid, gone.found.sequence, gone.status]).toEqual([found.uid, 3, 'CANCELLED'])
    expect((await site.call('CookingClass/Register', chi ?? 0, { body: { classId: made.id } })).code).toBe(
      'class_is_closed',
    )
    const december = (await site.call('CookingClass/GetByMonth', 0, { query: { month: 12, year: 2026 } })).data()
    expect(december.map(({ id }) => id)).not.toContain(made.id)
    expect((await save({}, { id: made.id, revision: 4 })).code).toBe('class_is_closed')
  })

  test('on the day before those who have a seat and want reminders get one, whatever number of processes looks', async () => {
    at('2026-11-21T03:00:00Z')
    const { id } = (await save({ seats: 3, startAt: '2026-12-08T02:00:00Z', endAt: '2026-12-08T04:00:00Z' })).data()
    for (const user of [an, binh, dung, chi]) await register(user, id)
    at('2026-12-07T01:59:00Z')
    await site.tend()
    expect(await site.messages()).toEqual([])
    at('2026-12-07T02:00:00Z')
    await Promise.all([site.tend(), site.tend(), site.tend()])
    // binh took back her word, chi waits.
    expect(await site.messages()).toEqual(['0900000001 Nhac hen lop hoc ngay mai', `an@example.vn ${REMINDER}`])
    await site.tend()
    expect(await site.messages()).toEqual([])

    // Moved to another day: told of it now, reminded of the new day.
    const later = { seats: 3, startAt: '2026-12-15T02:00:00Z', endAt: '2026-12-15T04:00:00Z' }
    await save(later, { id, revision: 1 })
    expect(await site.messages()).toHaveLength(4)
    at('2026-12-14T05:00:00Z')
    await site.tend()
    expect(await site.messages()).toEqual(['0900000001 Nhac hen lop hoc ngay mai', `an@example.vn ${REMINDER}`])
  })

  test('who moves up on the day before is told once; within 12 hours nobody moves up, and nobody overtakes', async () => {
    at('2026-11-21T03:00:00Z')
    const { id } = (await save({ seats: 1, startAt: '2026-12-20T02:00:00Z', endAt: '2026-12-20T04:00:00Z' })).data()
    for (const user of [chi, an]) await register(user, id)
    at('2026-12-19T12:00:00Z')
    await site.call('CookingClass/CancelRegistration', chi ?? 0, { body: { classId: id } })
    expect(await site.messages()).toEqual([`an@example.vn ${SEAT}`])
    await site.tend()
    expect(await site.messages()).toEqual([])

    expect(await register(binh, id)).toBe('waiting')
    at('2026-12-19T14:00:01Z')
    await site.database.query
      .deleteFrom('classRegistrations')
      .where('userId', '=', an ?? 0)
      .execute()
    await site.tend()
    expect(await site.messages()).toEqual([])
    expect((await site.call('CookingClass/GetById', 0, { query: { id } })).data().seatsLeft).toBe(0)
    expect((await site.call('CookingClass/Register', chi ?? 0, { body: { classId: id } })).code).toBe('class_is_full')
  })

  test('a notice that could not be kept takes the cancellation back', async () => {
    at('2026-11-21T03:00:00Z')
    const { id } = (await save({ seats: 1 })).data()
    for (const user of [an, chi]) await register(user, id)
    await site.database.pool.query('alter table outgoing_messages add constraint broken check (false) not valid')
    const answer = await site.call('CookingClass/CancelRegistration', an ?? 0, { body: { classId: id } })
    await site.database.pool.query('alter table outgoing_messages drop constraint broken')
    expect(answer.status).not.toBe(200)
    const list = (await site.call('ClassDesk/GetRegistrations', EDITOR, { query: { id } })).data()
    expect(list.map(({ status }) => status)).toEqual(['registered', 'waiting'])
    expect(await site.messages()).toEqual([])
  })
})
