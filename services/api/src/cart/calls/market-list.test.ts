/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals'
import type { CallAnswer } from 'shared-contracts/calls'
import { marketGroups } from 'shared-contracts/market'
import { runHousekeeping } from '../../server/run-housekeeping'
import { type AccountSite, openAccountSite } from '../../testing/account-site'
import { describeOnDatabases } from '../../testing/test-database'
import { ownList } from '../testing/own-list'

jest.setTimeout(120_000)

type List = CallAnswer<'UserCart/ExportAllMenuUserCart'>

const DAY = 24 * 60
const porridge = { dishId: 1, objectTypeId: 2 }

describeOnDatabases('the market list', (open) => {
  let site: AccountSite
  beforeAll(async () => {
    site = await openAccountSite({}, await open())
  }, 120_000)
  afterAll(() => site.close())

  let users = 0
  async function newList() {
    users += 1
    const { token, userId } = await site.newUser(`di-cho${users}@example.vn`)
    return ownList(site, token, userId)
  }

  const told = ({ groups }: Pick<List, 'groups'>) =>
    groups.map(({ group, items }) => [
      group,
      ...items.map(({ title, grams, marketAmount, marketUnit, price }) => [
        title,
        grams,
        marketAmount,
        marketUnit,
        price,
      ]),
    ])

  test('merges the ingredients of all entries by stall, for all who eat, in market units and with a price', async () => {
    const own = await newList()
    expect(await own.list()).toEqual({
      groups: [],
      entries: [],
      state: { revision: 0, bought: [], atHome: [], ownLines: [] },
      total: { price: 0, unpriced: 0 },
    })
    // An adult's porridge: 50 g of rice and 25 g of salmon; a child's is half of it.
    const adults = await own.add({ ...porridge, eaters: 3 })
    const child = await own.add({ ...porridge, objectTypeId: 5, forWhom: 'Bé Na' })
    await own.add({ dishId: 2, objectTypeId: 2 })
    const list = await own.list()
    // Salmon: 75 + 12.5 g, sold by the packet of 100 g at 420.000 đ a kilogram.
    expect(told(list)).toEqual([
      ['Cá, tôm', ['Cá hồi', 87.5, 1, 'gói', 42_000]],
      ['Đồ khô', ['Gạo tẻ', 275, 3, 'lạng', null]],
    ])
    expect(list.groups[0]?.items[0]).toMatchObject({
      key: 'm2 gói 100',
      uses: [
        { entryId: adults, grams: 25 },
        { entryId: child, grams: 12.5 },
      ],
      unit: { title: 'gói', grams: 100 },
      pricePerKg: { amount: 420_000, asOf: '2026-10' },
    })
    expect(list.entries.map(({ title }) => title)).toEqual(['Cơm trắng', 'Cháo cá hồi – Bé Na', 'Cháo cá hồi'])
    // Rice usually is at home, so only the salmon counts.
    expect(list.state.atHome).toEqual(['m1'])
    expect(list.total).toEqual({ price: 42_000, unpriced: 0 })
    await own.change({ kind: 'at-home', line: 'm1', atHome: false })
    expect((await own.list()).total).toEqual({ price: 42_000, unpriced: 1 })

    const one = (await own.entry(child)).data()
    expect([told(one), one.entries.map(({ id }) => id)]).toEqual([
      [
        ['Cá, tôm', ['Cá hồi', 12.5, 1, 'gói', 42_000]],
        ['Đồ khô', ['Gạo tẻ', 25, 1, 'lạng', null]],
      ],
      [child],
    ])
    const other = await newList()
    expect(await other.entry(child)).toMatchObject({ status: 404, code: 'menu_does_not_exist' })
  })

  test('what a browser makes of a menu and the goods of the market is what the list tells', async () => {
    const own = await newList()
    const dishes = [
      { dishId: 1, portion: 1.3 },
      { dishId: 2, portion: 1 },
    ]
    const day = { dayCode: 'N1' as const, meals: [{ mealCode: 2, dishes }] }
    const body = { objectTypeId: 5, eaters: 7, ...day }
    const { id } = (await site.call('UserCart/AddNewMenuCart', { token: own.token, body })).data()
    const menu = (await site.call('Menu/GetGenerateMenuDetail', { body: { objectTypeId: 5, days: [day] } })).data()
    const goods = (await site.call('UserCart/GetMarketGoods')).data()
    const servings = menu.days
      .flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.flatMap(({ materials }) => materials)))
      .flatMap(({ materialId, grams }) =>
        goods.filter((good) => good.materialId === materialId).map((material) => ({ entryId: id, grams, material })),
      )
    const { groups } = await own.list()
    expect(groups.length).toBeGreaterThan(1)
    expect(marketGroups(servings, new Map([[id, 7]]))).toEqual(groups)
  })

  test('what was changed in a dish is bought as changed; dishes that editors took away are not bought', async () => {
    const own = await newList()
    await own.add({ ...porridge, materials: [{ materialId: 1, grams: 240 }] })
    await own.add({ dishId: 2 })
    await site.database.pool.query(
      `update user_carts set content = replace(content::text, '"dishId": 2', '"dishId": 98')::jsonb where user_id = $1`,
      [own.userId],
    )
    expect(told(await own.list())).toEqual([['Đồ khô', ['Gạo tẻ', 240, 3, 'lạng', null]]])
  })

  test('a tick keeps what is in the basket: what is added later is still to buy', async () => {
    const own = await newList()
    const first = await own.add(porridge)
    const salmon = (await own.list()).groups[0]?.items[0]?.key ?? ''
    const ticked = await own.change({ kind: 'bought', line: salmon, bought: true })
    expect(ticked).toMatchObject({ refused: [], state: { revision: 1, bought: [{ line: salmon, grams: 100 }] } })
    expect((await own.list()).total).toEqual({ price: 0, unpriced: 0 })
    // Four times 25 g fit into the packet in the basket, five times do not.
    await own.change({ kind: 'eaters', entryId: first, eaters: 4 })
    expect((await own.list()).total.price).toBe(0)
    await own.add({ ...porridge, forWhom: 'bà' })
    const grown = await own.list()
    expect(grown.total.price).toBe(42_000)
    expect(grown.state.bought).toEqual([{ line: salmon, grams: 100 }])
  })

  test('ticks of lines that vanish are gone when the line comes back', async () => {
    const own = await newList()
    const id = await own.add(porridge)
    await own.change(
      { kind: 'bought', line: 'm2 gói 100', bought: true },
      { kind: 'at-home', line: 'm1', atHome: false },
    )
    await own.remove(id)
    expect((await own.list()).state).toMatchObject({ revision: 2, bought: [], atHome: [] })
    await own.add(porridge)
    expect((await own.list()).state).toMatchObject({ revision: 2, bought: [], atHome: ['m1'] })
  })

  test('an operation is done once, sent twice at the same moment or in two requests', async () => {
    const own = await newList()
    await own.add(porridge)
    const line = { id: randomUUID(), text: 'Tã giấy' }
    const tick = own.operation({ kind: 'bought', line: 'm2 gói 100', bought: true })
    const queue = [own.operation({ kind: 'add-line', line }), tick]
    const answers = await Promise.all([1, 2, 3, 4].map(() => own.send(...queue, ...queue)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect(answers.map((answer) => answer.data().state.revision)).toEqual([1, 1, 1, 1])
    expect((await own.list()).state.ownLines).toEqual([line])
    // Another device takes it out again; the first, which never heard of its success, sends its queue once more.
    await own.change({ kind: 'bought', line: 'm2 gói 100', bought: false })
    site.later(1)
    const again = (await own.send(...queue)).data()
    expect([again.state.bought, again.refused, again.state.revision]).toEqual([[], [], 2])
  })

  test('of conflicting operations of two devices at once the later made one counts', async () => {
    const own = await newList()
    const id = await own.add({ ...porridge, eaters: 1 })
    site.later(30)
    const line = 'm2 gói 100'
    const early = [
      own.operation({ kind: 'bought', line, bought: true, grams: 300 }, 9),
      own.operation({ kind: 'eaters', entryId: id, eaters: 2 }, 9),
    ]
    const late = [
      own.operation({ kind: 'bought', line, bought: true, grams: 700 }, 2),
      own.operation({ kind: 'eaters', entryId: id, eaters: 7 }, 2),
    ]
    await Promise.all([own.send(...late), own.send(...early)])
    const list = await own.list()
    expect([list.state.bought, list.entries[0]?.eaters]).toEqual([[{ line, grams: 700 }], 7])
    expect(list.groups[0]?.items[0]?.grams).toBe(175)
  })

  test('what is not there any more is refused by name, everything else is done', async () => {
    const own = await newList()
    const other = await newList()
    const [id, theirs] = [await own.add(porridge), await other.add(porridge)]
    const operations = [
      own.operation({ kind: 'bought', line: 'm77', bought: true }),
      own.operation({ kind: 'eaters', entryId: theirs, eaters: 9 }),
      own.operation({ kind: 'change-line', line: { id: randomUUID(), text: 'x' } }),
      own.operation({ kind: 'eaters', entryId: id, eaters: 3 }),
    ]
    expect((await own.send(...operations)).data().refused).toEqual([
      { key: operations[0]?.key, code: 'line_does_not_exist' },
      { key: operations[1]?.key, code: 'entry_does_not_exist' },
      { key: operations[2]?.key, code: 'line_does_not_exist' },
    ])
    expect((await other.list()).entries[0]?.eaters).toBe(1)
    expect((await own.list()).entries[0]?.eaters).toBe(3)
  })

  test('a link shows the list without account, and nothing of persons', async () => {
    const own = await newList()
    await own.add({ ...porridge, forWhom: 'Bé Na', title: 'Cháo của Na', eaters: 4 })
    const meal = { objectTypeId: 5, mealCode: 4, dishes: [{ dishId: 2 }], forWhom: 'Bé Na', plannedFor: '2026-11-24' }
    await site.call('UserCart/AddNewMealCart', { token: own.token, body: meal })
    await site.call('UserCart/AddNewWeekMenuCart', { token: own.token, body: { objectTypeId: 2, menuId: 1 } })
    const line = { id: randomUUID(), text: 'Tã giấy' }
    await own.change({ kind: 'add-line', line }, { kind: 'bought', line: line.id, bought: true })
    const share = (await own.share()).data()
    expect(share.token).toMatch(/^[\w-]{43}$/)
    const stored = await site.database.pool.query<{ row: string }>('select to_jsonb(t)::text as row from list_shares t')
    expect(stored.rows.map(({ row }) => row).join()).not.toContain(share.token)

    const shown = (await site.call('UserCart/GetSharedList', { body: { token: share.token } })).data()
    expect(shown).toMatchObject({
      // Rice is at home.
      groups: [{ group: 'Cá, tôm', items: [{ title: 'Cá hồi', marketUnit: 'gói', price: 84_000 }] }],
      ownLines: [line],
      bought: [{ line: line.id, grams: 0 }],
      titles: ['Thực đơn tuần', 'Bữa tối – thứ ba, 24/11/2026', 'Cháo cá hồi'],
      expiresAt: share.expiresAt,
    })
    expect(JSON.stringify(shown)).not.toMatch(/Na|objectTypeId|entryId|eaters/)
  })

  test('an unknown, a revoked and an old link answer alike', async () => {
    const own = await newList()
    const other = await newList()
    const [kept, revoked] = [(await own.share()).data(), (await own.share()).data()]
    const stop = (token: string) => site.call('UserCart/StopSharing', { token, query: { id: revoked.id } })
    const read = async (token: string) => {
      const { status, code, errors } = await site.call('UserCart/GetSharedList', { body: { token } })
      return { status, code, errors }
    }
    const absent = { status: 404, code: 'share_does_not_exist', errors: [] }
    const sharesOf = async () =>
      (await site.call('UserCart/GetShares', { token: own.token })).data().map(({ id }) => id)
    await stop(other.token)
    expect((await read(revoked.token)).status).toBe(200)
    expect([(await stop(own.token)).status, (await stop(own.token)).status]).toEqual([200, 200])
    expect(await read(revoked.token)).toEqual(absent)
    expect(await read('x'.repeat(43))).toEqual(absent)
    expect(await sharesOf()).toEqual([kept.id])
    site.later(30 * DAY)
    expect(await read(kept.token)).toEqual(absent)
    await runHousekeeping(site.database, site.account.forgetMessages, site.clock.now)
    const left = await site.database.pool.query('select 1 from list_shares where user_id = $1', [own.userId])
    expect(left.rows).toEqual([])
  })

  test('there are ten links at most, also when they are asked for at once', async () => {
    const own = await newList()
    const answers = await Promise.all(Array.from({ length: 12 }, () => own.share()))
    expect(answers.map(({ status }) => status).sort()).toEqual([...Array(10).fill(200), 409, 409])
    expect(answers.find(({ status }) => status === 409)?.code).toBe('too_many_shares')
  })

  test('a link shows nothing of an account that is about to be deleted', async () => {
    const own = await newList()
    const { token } = (await own.share()).data()
    await site.database.pool.query('update users set delete_after = $2 where id = $1', [
      own.userId,
      new Date(site.clock.now.getTime() + 7 * DAY * 60_000),
    ])
    expect((await site.call('UserCart/GetSharedList', { body: { token } })).status).toBe(404)
  })

  test('keys of operations are forgotten once no device can send them again', async () => {
    const own = await newList()
    await own.add(porridge)
    await own.change({ kind: 'at-home', line: 'm1', atHome: false })
    const kept = async () =>
      (await site.database.pool.query('select 1 from list_operations where user_id = $1', [own.userId])).rows.length
    await runHousekeeping(site.database, site.account.forgetMessages, site.clock.now)
    expect(await kept()).toBe(1)
    await runHousekeeping(
      site.database,
      site.account.forgetMessages,
      new Date(site.clock.now.getTime() + 91 * DAY * 60_000),
    )
    expect(await kept()).toBe(0)
  })
})
