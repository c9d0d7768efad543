import { describe, expect, test } from '@jest/globals'
import { z } from 'zod'
import { callSchemas } from '../call-schemas'
import { type CallName, type CallSchemas, callAddresses } from '../calls'
import { createApiClient } from '../client'
import { southernAnswer, southernClient } from './southern-answers'

const dish = { dishId: 7, title: 'Thịt lợn rán', slug: 'thit-lon-ran', summary: 'Lợn rán giòn.', kind: 'main' }

describe('southernAnswer', () => {
  test('says food fields, in lists and parts too; identifiers and codes stay', () => {
    expect(southernAnswer('Dish/GetAllDishes', { items: [dish], total: 1 })).toEqual({
      items: [{ ...dish, title: 'Thịt heo chiên', summary: 'Heo chiên giòn.' }],
      total: 1,
    })
    const recipe = { tools: ['chảo, bát'], steps: [{ text: 'Rán lợn.', heat: 'nhỏ' }], advice: ['Ăn cùng lạc.'] }
    expect(southernAnswer('Dish/GetById', { ...dish, detail: { recipe } })).toMatchObject({
      detail: {
        recipe: { tools: ['chảo, chén'], steps: [{ text: 'Chiên heo.', heat: 'nhỏ' }], advice: ['Ăn cùng đậu phộng.'] },
      },
    })
  })

  test('what rules judge by stays: the method of a dish, their patterns and the units that kitchens count by', () => {
    expect(southernAnswer('Dish/GetForBuildMenu', [{ ...dish, method: 'rán' }])).toMatchObject([
      { title: 'Thịt heo chiên', method: 'rán' },
    ])
    const facts = {
      materials: [{ key: 'lac', title: 'Lạc', units: [{ unit: 'thìa canh', grams: 8 }] }],
      limits: [{ statement: 'Món rán không quá một lần.', check: { methods: ['rán'], title: 'lạc' } }],
    }
    expect(southernAnswer('Menu/GetFoodFacts', facts)).toEqual({
      materials: [{ key: 'lac', title: 'Đậu phộng', units: [{ unit: 'thìa canh', grams: 8 }] }],
      limits: [{ statement: 'Món chiên không quá một lần.', check: { methods: ['rán'], title: 'lạc' } }],
    })
  })

  test('what a visitor typed stays', () => {
    const list = {
      groups: [
        { group: 'Trứng, đậu phụ', items: [{ title: 'Lạc', marketUnit: 'bát', unit: { title: 'bát', grams: 9 } }] },
      ],
      entries: [
        { title: 'Thịt lợn rán cho Lợn con', forWhom: 'Lợn con', dish },
        { title: 'Thực đơn của Lạc', forWhom: null, dish: null },
      ],
      state: { ownLines: [{ id: 'a', text: 'lợn, lạc' }] },
      titles: ['Nhà Lợn'],
    }
    expect(southernAnswer('UserCart/ExportAllMenuUserCart', list)).toEqual({
      groups: [
        {
          group: 'Trứng, đậu hũ',
          items: [{ title: 'Đậu phộng', marketUnit: 'chén', unit: { title: 'chén', grams: 9 } }],
        },
      ],
      entries: [
        { title: 'Thịt heo chiên cho Lợn con', forWhom: 'Lợn con', dish: { ...dish, title: 'Thịt heo chiên' } },
        { title: 'Thực đơn của Lạc', forWhom: null, dish: null },
      ],
      state: list.state,
      titles: list.titles,
    })
    const saved = { title: 'Món lợn của tôi', forWhom: null, days: [{ dishes: [dish] }] }
    expect(southernAnswer('SavedMenu/GetById', saved)).toMatchObject({
      title: 'Món lợn của tôi',
      days: [{ dishes: [{ title: 'Thịt heo chiên' }] }],
    })
    expect(
      southernAnswer('Search/Suggest', [
        { kind: 'words', title: 'lợn' },
        { kind: 'dish', title: 'Lợn' },
      ]),
    ).toEqual([
      { kind: 'words', title: 'lợn' },
      { kind: 'dish', title: 'Heo' },
    ])
  })

  test.each([
    ['Trứng gà', '2 quả', '2 quả'],
    ['Trứng gà', '1 bát con', '1 chén'],
    ['Cam', '2 quả', '2 trái'],
    ['Trứng', 'nửa quả', 'nửa quả'],
  ])('of %j %j is %j', (title, measure, south) => {
    expect(southernAnswer('Dish/GetById', { ingredients: [{ title, measure }] })).toMatchObject({
      ingredients: [{ measure: south }],
    })
  })

  test('other calls answer as they do', () => {
    const answer = { title: 'Thịt lợn', text: 'lạc' }
    const others: CallName[] = [
      'Article/GetById',
      'Product/GetAll',
      'UserCart/GetItems',
      'UserCart/AddNewDishCart',
      'UnitConverts',
      'User/UserInfo',
    ]
    for (const call of others) {
      expect(callAddresses).toHaveProperty([call])
      expect(southernAnswer(call, answer)).toBe(answer)
    }
  })
})

test('every call that names dishes or materials is said so, but for what a list takes back and editors read', () => {
  const asTheyCome = [
    'UserCart/AddNewDishCart',
    'UserCart/AddNewMealCart',
    'UserCart/AddNewMenuCart',
    'ContentDesk/GetDish',
  ]
  const naming = Object.entries<CallSchemas>(callSchemas).flatMap(([call, { answer }]) => {
    const shape = JSON.stringify(z.toJSONSchema(answer, { io: 'input', unrepresentable: 'any' }))
    return /"(?:dish|material)Id"/.test(shape) && shape.includes('"title"') ? [call] : []
  })
  const isSaid = (call: string) => JSON.stringify(southernAnswer(call, [{ title: 'lợn' }])) === '[{"title":"heo"}]'
  expect(naming.length).toBeGreaterThan(20)
  expect(naming.filter((call) => !isSaid(call))).toEqual(asTheyCome)
})

test('a client says the answers of its calls, and fails as before', async () => {
  let status = 200
  const client = southernClient(
    createApiClient({
      hosts: { api: '', 'menu-builder': '' },
      transport: async ({ url }) => ({
        status,
        body: { success: status === 200, data: [{ id: 1, code: url, title: 'Món rán' }], message: 'lợn' },
      }),
    }),
  )
  expect(await client.call('DishTag/GetAll')).toEqual([{ id: 1, code: '/api/DishTag/GetAll', title: 'Món chiên' }])
  status = 500
  await expect(client.call('DishTag/GetAll')).rejects.toMatchObject({ status: 500, message: 'lợn' })
})
