/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */

import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { CallBody } from 'shared-contracts/calls'
import { contentKey } from 'shared-contracts/menus'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite, PASSWORD } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'
import { MOST_ENTRIES } from '../store/user-cart.store'

jest.setTimeout(120_000)

const noon = [{ mealCode: 2, dishes: [{ dishId: 2, portion: 1 }] }]
const day: CallBody<'UserCart/AddNewMenuCart'> = { objectTypeId: 2, title: 'Cơm nhà', meals: noon }

describeOnDatabases('the shopping list', (open) => {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
  }, 120_000)
  afterAll(() => site.close())

  let users = 0
  async function newCart() {
    users += 1
    const { token, userId } = await site.newUser(`cho${users}@example.vn`)
    return {
      token,
      userId,
      list: async () => (await site.call('UserCart/GetAll', { token })).data(),
      dish: (body: CallBody<'UserCart/AddNewDishCart'>, increaseNumberOfCarts = true) =>
        site.call('UserCart/AddNewDishCart', { token, body, query: { increaseNumberOfCarts } }),
      day: (body: CallBody<'UserCart/AddNewMenuCart'>, increaseNumberOfCarts = true) =>
        site.call('UserCart/AddNewMenuCart', { token, body, query: { increaseNumberOfCarts } }),
      week: (body: CallBody<'UserCart/AddNewWeekMenuCart'>) =>
        site.call('UserCart/AddNewWeekMenuCart', { token, body }),
      counted: async () => (await site.call('User/UserInfo', { token })).data().numberOfCarts,
    }
  }

  test('keeps dishes, meals, days and weeks, newest first, each with its dishes', async () => {
    const cart = await newCart()
    const added = [
      await cart.dish({ dishId: 1, objectTypeId: 5 }),
      await site.call('UserCart/AddNewMealCart', {
        token: cart.token,
        body: { objectTypeId: 2, mealCode: 4, dishes: [{ dishId: 2, portion: 2 }] },
      }),
      await cart.day(day),
      await cart.week({ objectTypeId: 2, menuId: 1 }),
    ]
    expect(added.map((answer) => answer.data().numberOfCarts)).toEqual([1, 2, 3, 4])
    expect(await cart.counted()).toBe(4)
    const entries = await cart.list()
    expect(entries.map(({ type, title, menuId }) => [type, title, menuId])).toEqual([
      [3, 'Tuần mở', 1],
      [0, 'Cơm nhà', null],
      [1, 'Bữa tối', null],
      [2, 'Cháo cá hồi', null],
    ])
    const [week, ownDay, meal, dish] = entries
    // A child of object type 5 eats half of an adult's 75 g.
    expect(dish?.dish).toMatchObject({ dishId: 1, slug: 'chao-ca-hoi', portion: 1, grams: 37.5 })
    expect(meal?.days[0]?.meals).toMatchObject([{ mealCode: 4, dishes: [{ dishId: 2, portion: 2, grams: 200 }] }])
    expect(ownDay?.days[0]?.nutrition).toMatchObject({ 1: { value: 344, missing: 0 } })
    expect(week?.days).toMatchObject([{ dayCode: 'N1', meals: [{ mealCode: 2, dishes: [{ title: 'Cháo cá hồi' }] }] }])
  })

  test('what is in the list already is refused, or takes its place when asked to', async () => {
    const cart = await newCart()
    const first = (await cart.dish({ dishId: 1 })).data()
    expect(await cart.dish({ dishId: 1, portion: 3 })).toMatchObject({ status: 409, code: 'already_added_this_menu' })
    expect(first.replaced).toBeNull()
    const replaced = (await cart.dish({ dishId: 1, portion: 3, eaters: 4 }, false)).data()
    expect(replaced).toMatchObject({ id: first.id, numberOfCarts: 1, replaced: { dishId: 1, portion: 1, eaters: 1 } })
    expect((await cart.list())[0]?.dish?.portion).toBe(3)
    // The same dish for another eater, and one that isn't there yet, are new.
    expect((await cart.dish({ dishId: 1, objectTypeId: 5 })).data().numberOfCarts).toBe(2)
    expect((await cart.dish({ dishId: 2 }, false)).data().numberOfCarts).toBe(3)
    await cart.day(day)
    expect((await cart.day({ ...day, title: 'Tên khác' })).code).toBe('already_added_this_menu')
    const larger = [{ mealCode: 2, dishes: [{ dishId: 2, portion: 1.5 }] }]
    expect((await cart.day({ ...day, meals: larger })).data().numberOfCarts).toBe(5)
    const ofMenu = { ...day, menuId: 1, dayCode: 'N1' as const }
    await cart.day(ofMenu)
    expect((await cart.day({ ...ofMenu, meals: larger })).code).toBe('already_added_this_menu')
    await cart.week({ objectTypeId: 2, menuId: 1 })
    expect((await cart.week({ objectTypeId: 2, menuId: 1 })).code).toBe('already_added_this_menu')
    expect((await cart.week({ objectTypeId: 2, menuId: 1, days: [{ meals: larger }] })).data().numberOfCarts).toBe(8)
  })

  test('what took the place of something puts it back when it is sent as it came', async () => {
    const cart = await newCart()
    const meal = { objectTypeId: 2, mealCode: 4, dishes: [{ dishId: 2, portion: 2 }], forWhom: 'Bé Na' }
    const addMeal = (body: CallBody<'UserCart/AddNewMealCart'>, increaseNumberOfCarts = false) =>
      site.call('UserCart/AddNewMealCart', { token: cart.token, body, query: { increaseNumberOfCarts } })
    const changed = [{ mealCode: 2, dishes: [{ dishId: 1, materials: [{ materialId: 1, grams: 30 }] }] }]
    await cart.dish({ dishId: 1, portion: 2, title: 'Cháo của tôi' })
    await addMeal({ ...meal, eaters: 2 })
    await cart.day({ objectTypeId: 2, menuId: 1, meals: changed, plannedFor: '2026-11-23', eaters: 3 })
    const before = await cart.list()
    const dish = (await cart.dish({ dishId: 1, eaters: 9 }, false)).data().replaced
    const again = (await addMeal({ ...meal, eaters: 9 })).data().replaced
    const ofMenu = (await cart.day({ objectTypeId: 2, menuId: 1, meals: noon, plannedFor: '2026-11-23' }, false)).data()
    expect((await cart.list()).map(({ title, eaters }) => [title, eaters])).not.toEqual(
      before.map(({ title, eaters }) => [title, eaters]),
    )
    if (!dish || !again || !ofMenu.replaced) throw new Error('nothing was replaced')
    await cart.dish(dish, false)
    await addMeal(again)
    await cart.day(ofMenu.replaced, false)
    const known = ({ addedAt: _, ...entry }: (typeof before)[number]) => entry
    expect((await cart.list()).map(known)).toEqual(before.map(known))
  })

  test('for another person or another day it is another item, and the names tell them apart', async () => {
    const cart = await newCart()
    await cart.dish({ dishId: 1 })
    await cart.dish({ dishId: 1, forWhom: 'Bé Na' })
    await cart.dish({ dishId: 1, plannedFor: '2026-11-24' })
    await cart.dish({ dishId: 1, forWhom: 'Bé Na', plannedFor: '2026-11-24' })
    expect((await cart.dish({ dishId: 1, forWhom: ' bé na ' })).code).toBe('already_added_this_menu')
    await cart.week({ objectTypeId: 2, menuId: 1, plannedFor: '2026-11-23' })
    const { data } = await cart.week({ objectTypeId: 2, menuId: 1, plannedFor: '2026-11-30', title: 'Tuần của mẹ' })
    expect(data().numberOfCarts).toBe(6)
    expect((await cart.list()).map(({ title }) => title)).toEqual([
      'Tuần của mẹ',
      'Tuần mở – tuần từ 23/11/2026',
      'Cháo cá hồi – Bé Na – thứ ba, 24/11/2026',
      'Cháo cá hồi – thứ ba, 24/11/2026',
      'Cháo cá hồi – Bé Na',
      'Cháo cá hồi',
    ])
  })

  test('says in short what is on it', async () => {
    const cart = await newCart()
    const body = { objectTypeId: 2, mealCode: 4, dishes: [{ dishId: 2 }] }
    await site.call('UserCart/AddNewMealCart', { token: cart.token, body })
    await cart.dish({ dishId: 1, objectTypeId: 5 })
    await cart.day({ ...day, menuId: 1, dayCode: 'N3' })
    await cart.week({ objectTypeId: 2, menuId: 1 })
    const none = { dishId: null, menuId: null, dayCode: null, mealCode: null, forWhom: null, plannedFor: null }
    const items = (await site.call('UserCart/GetItems', { token: cart.token })).data()
    expect(items.map(({ content }) => content)).toEqual([
      expect.any(String),
      contentKey({ days: [{ dayCode: 'N3', meals: noon }], dish: null }),
      contentKey({ days: [], dish: { dishId: 1, portion: 1 } }),
      contentKey({ days: [{ meals: [{ mealCode: 4, dishes: [{ dishId: 2, portion: 1 }] }] }], dish: null }),
    ])
    expect(items.map(({ id: _, content: _content, ...item }) => item)).toEqual([
      { ...none, type: 3, objectTypeId: 2, menuId: 1 },
      { ...none, type: 0, objectTypeId: 2, menuId: 1, dayCode: 'N3' },
      { ...none, type: 2, objectTypeId: 5, dishId: 1 },
      { ...none, type: 1, objectTypeId: 2, mealCode: 4 },
    ])
    const alone = { days: [], dish: { dishId: 1, portion: 1 } }
    const meal = { days: [{ meals: [{ mealCode: 4, dishes: [{ dishId: 2, portion: 1 }] }] }], dish: null }
    expect(items.map(({ content }) => content).slice(2)).toEqual([contentKey(alone), contentKey(meal)])
  })

  test('says in short for whom and when', async () => {
    const cart = await newCart()
    await cart.dish({ dishId: 1, forWhom: 'Bé Na', plannedFor: '2026-11-24' })
    const items = (await site.call('UserCart/GetItems', { token: cart.token })).data()
    expect(items).toMatchObject([{ forWhom: 'Bé Na', plannedFor: '2026-11-24' }])
  })

  test('of ten additions at once one wins', async () => {
    const cart = await newCart()
    const answers = await Promise.all(Array.from({ length: 10 }, () => cart.dish({ dishId: 1 })))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 9 }, () => 409)])
    expect(await cart.counted()).toBe(1)
  })

  test('a full list takes no more, and takes changes still', async () => {
    const cart = await newCart()
    await site.database.pool.query(
      `insert into user_carts (user_id, type, item_key, title, content, added_at)
       select $1, 2, 'dish ' || n, 'x', '{"days":[],"dish":null}', now() from generate_series(1, $2) n`,
      [cart.userId, MOST_ENTRIES - 1],
    )
    const answers = await Promise.all([cart.dish({ dishId: 1 }), cart.dish({ dishId: 2 })])
    expect(answers.map(({ code }) => code).sort()).toEqual(['', 'cart_is_full'])
    const kept = (await cart.list()).find(({ dish }) => dish !== null)?.dish?.dishId ?? 0
    expect((await cart.dish({ dishId: kept, portion: 2 }, false)).data().numberOfCarts).toBe(MOST_ENTRIES)
  })

  test('removing one and all, also again', async () => {
    const cart = await newCart()
    const other = await newCart()
    const { id } = (await cart.dish({ dishId: 1 })).data()
    await cart.dish({ dishId: 2 })
    await other.dish({ dishId: 2 })
    const remove = async (token: string) => (await site.call('UserCart/Delete', { token, query: { id } })).data()
    expect(await remove(other.token)).toEqual({ numberOfCarts: 1 })
    expect([await remove(cart.token), await remove(cart.token)]).toEqual([{ numberOfCarts: 1 }, { numberOfCarts: 1 }])
    expect((await cart.list()).map(({ title }) => title)).toEqual(['Cơm trắng'])
    const clear = async () => (await site.call('UserCart/DeleteAll', { token: cart.token })).data()
    expect([await clear(), await clear()]).toEqual([{ numberOfCarts: 0 }, { numberOfCarts: 0 }])
    expect([await cart.counted(), await other.counted()]).toEqual([0, 1])
  })

  test('what does not exist is named at its field, and nothing is kept', async () => {
    const cart = await newCart()
    const nothing = [{ mealCode: 2, dishes: [{ dishId: 2 }, { dishId: 99 }] }]
    const materials = [{ dishId: 2, materials: [{ materialId: 99, grams: 5 }] }]
    const answers = [
      await cart.dish({ dishId: 99 }),
      await site.call('UserCart/AddNewMealCart', {
        token: cart.token,
        body: { objectTypeId: 2, mealCode: 3, dishes: [{ dishId: 2 }] },
      }),
      await cart.day({ ...day, meals: nothing }),
      await cart.day({ ...day, meals: [{ mealCode: 2, dishes: materials }] }),
      await cart.week({ objectTypeId: 2, days: [{ meals: noon }, { meals: nothing }] }),
      await cart.week({ objectTypeId: 2 }),
    ]
    expect(answers.map(({ status }) => status)).toEqual([422, 422, 422, 422, 422, 422])
    expect(answers.map(({ errors }) => errors[0]?.field)).toEqual([
      'dishId',
      'mealCode',
      'meals.0.dishes.1.dishId',
      'meals.0.dishes.0.materials.0.materialId',
      'days.1.meals.0.dishes.1.dishId',
      'days',
    ])
    expect(await cart.week({ objectTypeId: 2, menuId: 99 })).toMatchObject({ code: 'menu_does_not_exist', status: 404 })
    expect(await cart.counted()).toBe(0)
  })

  test('dishes and menus that editors took away leave the entry, to be removed by its owner', async () => {
    const cart = await newCart()
    await cart.dish({ dishId: 1 })
    await cart.week({ objectTypeId: 2, menuId: 1 })
    await site.database.pool.query(
      `update user_carts set menu_id = 98, content = replace(content::text, '"dishId": 1', '"dishId": 98')::jsonb
       where user_id = $1`,
      [cart.userId],
    )
    expect(await cart.list()).toMatchObject([
      { title: 'Tuần mở', menuId: null, days: [{ meals: [{ dishes: [] }] }] },
      { title: 'Cháo cá hồi', dish: null },
    ])
  })

  test('the list is in the download of one’s data and goes with the account', async () => {
    const cart = await newCart()
    await cart.day({ ...day, title: 'Của riêng tôi' })
    const download = (await site.call('User/DownloadData', { token: cart.token, body: { password: PASSWORD } })).data()
    expect(download).toMatchObject({ user_carts: [{ title: 'Của riêng tôi' }] })
    await site.call('User/DeleteAccount', { token: cart.token, body: { password: PASSWORD } })
    await runHousekeeping(
      site.database,
      site.account.forgetMessages,
      new Date(site.clock.now.getTime() + 8 * 86_400_000),
    )
    const left = await site.database.pool.query('select id from user_carts where user_id = $1', [cart.userId])
    expect(left.rows).toEqual([])
  })
})
