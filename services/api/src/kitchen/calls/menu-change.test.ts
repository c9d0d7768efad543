/** @jest-environment ./services/api/src/testing/pglite-environment.cjs */
import { afterAll, beforeAll, describe, expect, jest, test } from '@jest/globals'
import { checkContent } from 'content'
import { fixtureFiles, memoryFolder } from 'content/testing'
import { createKitchen, judgeDay, knownAmountsOfDay } from 'shared-contracts/nutrition'
import { writeContent } from '../../content-import/write-content'
import { type AccountSite, openAccountSite } from '../../testing/account-site'

jest.setTimeout(120_000)

let site: AccountSite

/** Of 36 nutrients energy, the first, alone is known. */
const cells = (energy: string) => energy + ','.repeat(35)
const files = {
  ...fixtureFiles,
  'nutrition/materials.csv': `${(fixtureFiles['nutrition/materials.csv'] ?? '').trimEnd()}
3,gao_nep,Gạo nếp,Sticky rice,grain,100,V,1001,,soy,milk|soy,everyday,,,,${cells('346V')}
4,ngo,Ngô,Maize,grain,100,V,1002,,,,everyday,,,,${cells('173V')}
`,
  'nutrition/dishes.csv': `${(fixtureFiles['nutrition/dishes.csv'] ?? '').trimEnd()}
4,com-nep,Cơm nếp,Cơm nấu.,rice,,rice,2|4,2,all,nấu,gao_nep,com,25,gao_nep:100,weekly
5,com-ngo,Cơm ngô,Cơm nấu với ngô.,rice,,rice,2|4,2,all,nấu,ngo,com,25,gao_te:60 ngo:200,weekly
6,com-ngo-be,Cơm ngô của bé,Cơm nấu với ngô.,rice,,rice,2|4,5,all,nấu,ngo,com,25,ngo:50,weekly
`,
  'rules/limits.json': JSON.stringify([
    {
      id: 'maize-per-week',
      topic: 'limits',
      risk: 'low',
      audience: [{ stage: 'pregnant', fromDay: 1, toDay: 300 }],
      statement: 'Ngô mỗi tuần không quá một lần.',
      sources: ['NIN2016'],
      check: { kind: 'times', per: 'week', atMost: 1, materials: ['ngo'] },
    },
  ]),
}
/** 100 g of rice and a bowl of porridge: 344 + 206 kcal; the need is 2168–2282. */
const day = {
  objectTypeId: 2,
  meals: [
    { mealCode: 1, dishes: [{ dishId: 1, portion: 1 }] },
    { mealCode: 2, dishes: [{ dishId: 2, portion: 1 }] },
  ],
}

beforeAll(async () => {
  site = await openAccountSite()
  const content = checkContent(memoryFolder(files))
  expect(content.problems).toEqual([])
  await writeContent(site.database, content)
}, 120_000)
afterAll(() => site.close())

describe('allergens', () => {
  test('that a dish may contain are told apart from those it has', async () => {
    const rice = (await site.call('Dish/GetById', { query: { id: 4 } })).data()
    expect([rice.allergens, rice.mayContain]).toEqual([['soy'], ['milk']])
  })

  test('that a dish may contain keep it out of a search without them', async () => {
    const found = async (withoutAllergens: string) =>
      (await site.call('Dish/GetAllDishes', { query: { withoutAllergens } })).data().items.map(({ title }) => title)
    expect(await found('gluten')).toContain('Cơm nếp')
    expect(await found('milk')).not.toContain('Cơm nếp')
    expect(await found('soy')).not.toContain('Cơm nếp')
    expect(await found('milk')).toContain('Cơm trắng')
  })
})

describe('Menu/ChangeDish', () => {
  const change = { day, mealCode: 2, dishId: 2 }

  test('offers dishes of the kind, the one that brings the day nearest to its needs first', async () => {
    const offered = (await site.call('Menu/ChangeDish', { body: change })).data()
    expect(offered.map(({ dish }) => [dish.title, dish.grams, dish.energy])).toEqual([
      ['Cơm ngô', 260, 552.4],
      ['Cơm nếp', 100, 346],
    ])
  })

  test('brings the totals that a browser finds by itself', async () => {
    const [first] = (await site.call('Menu/ChangeDish', { body: change })).data()
    const kitchen = createKitchen((await site.call('Menu/GetFoodFacts')).data())
    const dishes = (await site.call('Dish/GetForBuildMenu', { query: { ids: '1,5' } })).data()
    const chosen = dishes.map(({ family, ingredients }, index) => ({
      mealCode: index + 1,
      portion: 1,
      family,
      ingredients: kitchen.ingredientsOf(ingredients),
    }))
    expect(first?.dayNutrition).toEqual(knownAmountsOfDay(judgeDay(chosen, 2, kitchen).day, kitchen.standards))
    expect(first?.dayNutrition['1']).toEqual({ value: 758.4, missing: 0 })
  })

  test('leaves excluded materials out', async () => {
    const offered = (await site.call('Menu/ChangeDish', { body: { ...change, excludeMaterialIds: [4] } })).data()
    expect(offered.map(({ dish }) => dish.title)).toEqual(['Cơm nếp'])
  })

  test('leaves out dishes that would break a limit of the day or of the week', async () => {
    const titles = async (more: object) =>
      (await site.call('Menu/ChangeDish', { body: { ...change, ...more } })).data().map(({ dish }) => dish.title)
    const otherDays = [{ meals: [{ mealCode: 2, dishes: [{ dishId: 5, portion: 1 }] }] }]
    expect(await titles({})).toEqual(['Cơm ngô', 'Cơm nếp'])
    expect(await titles({ otherDays })).toEqual(['Cơm nếp'])
    const maizeAlready = { ...day, meals: [...day.meals, { mealCode: 4, dishes: [{ dishId: 6, portion: 1 }] }] }
    expect(await titles({ day: maizeAlready })).toEqual(['Cơm nếp'])
  })

  test('judges a meal alone by its share', async () => {
    const alone = { ...day, meals: day.meals.slice(1) }
    const answer = await site.call('Menu/ChangeDish', {
      body: { ...change, day: alone },
      query: { isBuildingMealMenu: 'true' },
    })
    // A third of 2282 kcal is nearer to the dish with more.
    expect(answer.data()[0]?.dish.title).toBe('Cơm ngô')
  })

  test.each([
    [{ ...change, dishId: 1 }, 'dishId', 'dish_is_not_in_day'],
    [
      { ...change, day: { ...day, meals: [{ mealCode: 2, dishes: [{ dishId: 99 }] }] } },
      'day.meals.0.dishes.0.dishId',
      'dish_does_not_exist',
    ],
    [{ ...change, day: { ...day, objectTypeId: 11 } }, 'day.objectTypeId', 'too_big'],
    [
      {
        ...change,
        day: { ...day, meals: [{ mealCode: 2, dishes: [{ dishId: 2, materials: [{ materialId: 77, grams: 1 }] }] }] },
      },
      'day.meals.0.dishes.0.materials.0.materialId',
      'material_does_not_exist',
    ],
  ])('refuses %j at its field', async (body, field, code) => {
    const answer = await site.call('Menu/ChangeDish', { body })
    expect([answer.status, answer.errors.map((error) => [error.field, error.code])]).toEqual([422, [[field, code]]])
    expect(answer.errors[0]?.message).toMatch(/\p{Lu}.*\.$/u)
  })
})

describe('Menu/ChangeMaterial and ChangeMultipleMaterials', () => {
  test('gives the same energy in the grams of the new material', async () => {
    const { dish, dayNutrition } = (
      await site.call('Menu/ChangeMaterial', { body: { day, change: { dishId: 2, materialId: 1, newMaterialId: 4 } } })
    ).data()
    expect(dish).toMatchObject({ dishId: 2, grams: 198.8, energy: 343.9 })
    expect(dayNutrition['1']?.value).toBe(549.924)
  })

  test('takes the grams that are asked for', async () => {
    const change = { dishId: 2, materialId: 1, newMaterialId: 3, grams: 50 }
    const { dish } = (await site.call('Menu/ChangeMaterial', { body: { day, change } })).data()
    expect(dish).toMatchObject({ grams: 50, energy: 173 })
  })

  test('changes several dishes at once, each with the totals after all', async () => {
    const changes = [
      { dishId: 2, materialId: 1, newMaterialId: 3 },
      { dishId: 1, materialId: 1, newMaterialId: 4, grams: 100 },
    ]
    const changed = (await site.call('Menu/ChangeMultipleMaterials', { body: { day, changes } })).data()
    expect(changed.map(({ dish }) => [dish.dishId, dish.energy])).toEqual([
      [1, 207],
      [2, 343.9],
    ])
    expect(new Set(changed.map(({ dayNutrition }) => dayNutrition['1']?.value))).toEqual(new Set([550.924]))
  })

  test.each([
    [{ dishId: 3, materialId: 1, newMaterialId: 4 }, 'change.dishId', 'dish_is_not_in_day'],
    [{ dishId: 2, materialId: 2, newMaterialId: 4 }, 'change.materialId', 'material_is_not_in_dish'],
    [{ dishId: 2, materialId: 1, newMaterialId: 2 }, 'change.newMaterialId', 'material_of_other_group'],
    [{ dishId: 2, materialId: 1, newMaterialId: 4, grams: -1 }, 'change.grams', 'too_small'],
  ])('refuses %j at %s', async (change, field, code) => {
    const answer = await site.call('Menu/ChangeMaterial', { body: { day, change } })
    expect([answer.status, answer.errors.map((error) => [error.field, error.code])]).toEqual([422, [[field, code]]])
  })

  test('keeps materials from an age that the bank does not cook them for', async () => {
    const infant = { objectTypeId: 5, meals: [{ mealCode: 1, dishes: [{ dishId: 3, portion: 1 }] }] }
    const asked = (newMaterialId: number) =>
      site.call('Menu/ChangeMaterial', { body: { day: infant, change: { dishId: 3, materialId: 1, newMaterialId } } })
    expect((await asked(4)).status).toBe(200)
    expect((await asked(3)).errors[0]?.code).toBe('material_not_suitable')
  })
})

test('Menu/BuildRelatedMealMenu gives other meals with their figures', async () => {
  const related = (await site.call('Menu/BuildRelatedMealMenu', { body: { day, mealCode: 2 } })).data()
  expect(related.map(({ dishes, nutrition }) => [dishes.map(({ title }) => title), nutrition['1']?.value])).toEqual([
    [['Cơm ngô'], 552.4],
    [['Cơm nếp'], 346],
  ])
  expect((await site.call('Menu/BuildRelatedMealMenu', { body: { day, mealCode: 4 } })).data()).toEqual([])
})

describe('Menu/GetGenerateMenuDetail', () => {
  test('sums up a built day with the materials of each dish', async () => {
    const { days } = (
      await site.call('Menu/GetGenerateMenuDetail', { body: { objectTypeId: 2, days: [{ meals: day.meals }] } })
    ).data()
    expect(days).toHaveLength(1)
    expect(days[0]).toMatchObject({ dayCode: 'N1', nutrition: { 1: { value: 550, missing: 0 } } })
    expect(days[0]?.meals[0]?.dishes[0]?.materials).toEqual([
      { materialId: 1, title: 'Gạo tẻ', grams: 50 },
      { materialId: 2, title: 'Cá hồi', grams: 25 },
    ])
    expect(days[0]?.standards.map(({ standardId, status }) => [standardId, status])).toEqual([
      [1, 'below'],
      [57, 'missing'],
    ])
  })

  test('knows stored menus; none is a 404', async () => {
    const stored = (await site.call('Menu/GetGenerateMenuDetail', { body: { menuId: 1 } })).data()
    expect(stored.days[0]?.meals).toMatchObject([{ mealCode: 2, dishes: [{ dishId: 1 }] }])
    const none = await site.call('Menu/GetGenerateMenuDetail', { body: { menuId: 99 } })
    expect([none.status, none.code]).toEqual([404, 'menu_does_not_exist'])
  })
})

describe('logged in', () => {
  let token: string
  beforeAll(async () => {
    token = (await site.newUser('lan@example.vn')).token
  })

  test('the details of every dish are open, and no cache keeps them for others', async () => {
    const url = '/api/Dish/GetById?id=2'
    const before = await site.server.app.inject(url)
    const own = await site.server.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const after = await site.server.app.inject({ url, headers: { authorization: 'Bearer ended' } })
    expect(own.json()).toMatchObject({ data: { open: false, detail: { ingredients: [{ grams: 100 }] } } })
    expect([own.headers['cache-control'], own.headers.vary]).toEqual(['no-store', 'authorization'])
    expect(before.json()).toMatchObject({ data: { detail: null } })
    expect([after.body, after.headers.vary]).toEqual([before.body, 'authorization'])
  })

  test('looks and reads are counted once a day for each user', async () => {
    const { token: other } = await site.newUser('hoa@example.vn')
    for (const who of [token, token, other]) {
      expect((await site.call('MenuStatistic/AddNew', { token: who, body: { menuId: 1 } })).data()).toEqual({})
      expect((await site.call('ArticleStatistic/AddNew', { token: who, body: { articleId: 3001 } })).data()).toEqual({})
    }
    const counts = await site.database.pool.query(
      `select looks, to_char(l.day, 'YYYY-MM-DD') as day, reads from menu_daily_looks l, article_daily_reads r`,
    )
    expect(counts.rows).toEqual([{ looks: 2, reads: 2, day: '2026-11-21' }])
    const none = await site.call('MenuStatistic/AddNew', { token, body: { menuId: 99 } })
    expect([none.status, none.code]).toEqual([404, 'menu_does_not_exist'])
  })
})
