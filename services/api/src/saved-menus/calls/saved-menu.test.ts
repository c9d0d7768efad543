/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { openTestDatabase } from '../../testing/test-database'
import { MOST_SAVED_MENUS } from '../store/saved-menu.store'

jest.setTimeout(120_000)

let site: AccountSite
beforeAll(async () => {
  site = await openAccountSite({}, await openTestDatabase())
}, 120_000)
afterAll(() => site.close())

const days: CallBody<'SavedMenu/Add'>['days'] = [
  { dayCode: 'N2', meals: [{ mealCode: 2, dishes: [{ dishId: 2, portion: 1.5 }] }] },
]

let users = 0
async function newUser() {
  users += 1
  const { token, userId } = await site.newUser(`luu${users}@example.vn`)
  return {
    userId,
    add: (more: Partial<CallBody<'SavedMenu/Add'>> = {}) =>
      site.call('SavedMenu/Add', {
        token,
        body: { key: randomUUID(), title: 'Tuần của mẹ', objectTypeId: 2, days, ...more },
      }),
    list: async () => (await site.call('SavedMenu/GetAll', { token })).data(),
    one: (id: number) => site.call('SavedMenu/GetById', { token, query: { id } }),
    change: (body: CallBody<'SavedMenu/Change'>) => site.call('SavedMenu/Change', { token, body }),
    remove: (id: number) => site.call('SavedMenu/Delete', { token, query: { id } }),
    restore: (id: number) => site.call('SavedMenu/Restore', { token, body: { id } }),
  }
}

test('keeps a menu with its name, whom and when it is for, its portions and changed materials', async () => {
  const her = await newUser()
  const dishes = [{ dishId: 2, portion: 1.5, materials: [{ materialId: 1, grams: 40 }] }]
  const added = await her.add({
    forWhom: 'Bé Na',
    startsOn: '2026-11-23',
    days: [{ dayCode: 'N2', meals: [{ mealCode: 2, dishes }] }],
  })
  const { id } = added.data()
  expect(await her.list()).toEqual([
    expect.objectContaining({ id, title: 'Tuần của mẹ', forWhom: 'Bé Na', startsOn: '2026-11-23', dishCount: 1 }),
  ])
  const { days: shown, kept } = (await her.one(id)).data()
  expect(shown[0]?.meals[0]?.dishes[0]).toMatchObject({ dishId: 2, grams: 40 })
  expect(kept).toEqual([{ dayCode: 'N2', meals: [{ mealCode: 2, dishes }] }])
})

test('a save that arrives twice is kept once, whichever way', async () => {
  const her = await newUser()
  const key = randomUUID()
  const answers = await Promise.all([1, 2, 3].map(() => her.add({ key })))
  expect(new Set(answers.map((answer) => answer.data().id)).size).toBe(1)
  expect(await her.list()).toHaveLength(1)
})

test('menus of one name are told apart by a number', async () => {
  const her = await newUser()
  const long = 'a'.repeat(120)
  for (const title of ['Tuần', 'Tuần', 'Tuần', long, long]) await her.add({ title })
  expect((await her.list()).map(({ title }) => title).sort()).toEqual(
    ['Tuần', 'Tuần (2)', 'Tuần (3)', long, `${'a'.repeat(116)} (2)`].sort(),
  )
})

test('a change leaves what it does not name, and is refused where another came before it', async () => {
  const her = await newUser()
  const first = (await her.add({ forWhom: 'Bé Na' })).data()
  const second = (await her.change({ ...first, title: 'Tuần 2' })).data()
  expect(second.revision).toBe(first.revision + 1)
  expect(await her.change({ ...first, title: 'Tuần cũ' })).toMatchObject({ status: 409, code: 'changed_elsewhere' })
  expect((await her.list())[0]).toMatchObject({ title: 'Tuần 2', forWhom: 'Bé Na', dayCount: 1 })
  await her.change({ ...second, forWhom: null })
  expect((await her.list())[0]?.forWhom).toBeNull()
})

test('a deleted menu can be restored for a day, then it is gone', async () => {
  const her = await newUser()
  const { id } = (await her.add()).data()
  await her.remove(id)
  expect(await her.list()).toEqual([])
  expect(await her.one(id)).toMatchObject({ status: 404 })
  ;(await her.restore(id)).data()
  expect(await her.list()).toHaveLength(1)
  await her.remove(id)
  const nextDay = new Date(site.clock.now.getTime() + 86_400_001)
  await runHousekeeping(site.database, async () => {}, nextDay)
  expect(await her.restore(id)).toMatchObject({ status: 404, code: 'menu_does_not_exist' })
})

test.each<[string, Partial<CallBody<'SavedMenu/Add'>>, string]>([
  [
    'a dish that does not exist',
    { days: [{ dayCode: 'N1', meals: [{ mealCode: 2, dishes: [{ dishId: 999_999, portion: 1 }] }] }] },
    'dish_does_not_exist',
  ],
  ['a stored menu that does not exist', { menuId: 999_999 }, 'menu_does_not_exist'],
])('refuses %s', async (_, body, code) => {
  const her = await newUser()
  expect((await her.add(body)).code).toBe(code)
  expect(await her.list()).toEqual([])
})

test('nobody reads, changes, deletes or restores the menu of somebody else', async () => {
  const [her, other] = [await newUser(), await newUser()]
  const saved = (await her.add()).data()
  expect(await other.one(saved.id)).toMatchObject({ status: 404 })
  expect(await other.change({ ...saved, title: 'Của tôi' })).toMatchObject({ status: 404 })
  await other.remove(saved.id)
  expect((await her.list())[0]).toMatchObject({ title: 'Tuần của mẹ' })
  await her.remove(saved.id)
  expect(await other.restore(saved.id)).toMatchObject({ status: 404 })
})

test('the list has an end, also for many saves at once', async () => {
  const her = await newUser()
  await site.database.pool.query(
    `insert into saved_menus (user_id, save_key, title, object_type_id, days, saved_at, changed_at)
     select $1, gen_random_uuid(), 'Cũ', 2, '[]', now(), now() from generate_series(1, $2)`,
    [her.userId, MOST_SAVED_MENUS - 1],
  )
  const answers = await Promise.all([her.add(), her.add()])
  expect(answers.map(({ code }) => code).sort()).toEqual(['', 'too_many_saved_menus'])
})
