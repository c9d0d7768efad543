/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import { describeOnDatabases } from '../../testing/test-database'
import { type ClassSite, draft, EDITOR, openClassSite } from '../testing/class-site'

jest.setTimeout(120_000)

describeOnDatabases('a crowd at a class', (open) => {
  let site: ClassSite
  beforeAll(async () => {
    site = await openClassSite(await open())
  }, 120_000)
  afterAll(() => site.close())

  test('of 200 who want 20 seats at once 20 have one, 20 wait in order, and the rest is refused', async () => {
    const { id } = (await site.call('ClassDesk/Save', EDITOR, { body: { id: null, revision: null, draft } })).data()
    const users = await site.addUsers(
      Array.from({ length: 200 }, (_, place) => ({ email: `dong${String(place).padStart(3, '0')}@example.vn` })),
    )
    // Who waits too long for the database is told to come again, and does.
    const register = async (user: number): Promise<Awaited<ReturnType<typeof press>>> => {
      const answer = await press(user)
      return answer.status === 503 ? register(user) : answer
    }
    const press = (user: number) => site.call('CookingClass/Register', user, { body: { classId: id } })
    const answers = await Promise.all(users.map(register))
    const told = answers.map((answer) =>
      answer.status === 200 ? (answer.data().waitingPlace ?? answer.data().status) : answer.code,
    )
    expect(told.filter((each) => each === 'registered')).toHaveLength(20)
    expect(told.filter((each) => each === 'class_is_full')).toHaveLength(160)
    const places = told.filter((each) => typeof each === 'number').sort((a, b) => a - b)
    expect(places).toEqual(Array.from({ length: 20 }, (_, place) => place + 1))
    expect((await site.call('CookingClass/GetById', 0, { query: { id } })).data().seatsLeft).toBe(0)

    // What each was told is what stands in the list, and all who got seats give them back at once: those who wait move up in order.
    const { rows } = await site.database.pool.query<{ user: number; seated: boolean }>(
      `select user_id as user, seated_at is not null as seated from class_registrations
       where class_id = $1 and cancelled_at is null order by id`,
      [id],
    )
    expect(rows.map(({ seated }) => seated)).toEqual([...Array(20).fill(true), ...Array(20).fill(false)])
    for (const [place, { user, seated }] of rows.entries()) {
      expect(told[users.indexOf(user)]).toBe(seated ? 'registered' : place - 19)
    }
    const leaving = rows.slice(0, 5).map(({ user }) => user)
    await Promise.all(
      leaving.map((user) => site.call('CookingClass/CancelRegistration', user, { body: { classId: id } })),
    )
    const expected = rows
      .slice(20, 25)
      .map(({ user }) => `dong${String(users.indexOf(user)).padStart(3, '0')}@example.vn`)
    expect(await site.messages()).toEqual(expected.map((to) => `${to} Bạn đã có chỗ trong lớp học nấu ăn`).sort())
    const list = (await site.call('ClassDesk/GetRegistrations', EDITOR, { query: { id } })).data()
    expect(list.map(({ status }) => status)).toEqual([...Array(20).fill('registered'), ...Array(15).fill('waiting')])
  })
})
