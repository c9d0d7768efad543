import { expect, test } from '@jest/globals'
import { createFakeApi } from 'shared-frame/testing'
import { type MenuToPrint, withSetAside } from '../rules/menu-to-print'
import type { DishDetail } from '../rules/recipe-block'
import { recipesPart } from './printed-parts'

const dish = (dishId: number) => ({ dishId, title: `Món ${dishId}`, portion: 1 })
const menu: MenuToPrint = {
  title: 'Tuần',
  objectTypeId: 2,
  days: [
    { dayCode: 'N1', meals: [{ mealCode: 1, dishes: [dish(1), dish(2)] }] },
    { dayCode: 'N2', meals: [{ mealCode: 2, dishes: [dish(2), dish(3)] }] },
  ],
}
const detail = (dishId: number, steps: readonly string[]): NonNullable<DishDetail['detail']> => ({
  ingredients: [{ materialId: 1, title: 'Gạo', grams: 120, measure: '1 bát', boughtGrams: 120 }],
  serving: { objectTypeId: 2, people: 3, portion: 1, rawGrams: 1, servedGrams: 1, servedAs: null },
  recipe: {
    people: null,
    prepareMinutes: 5,
    cookMinutes: 20,
    tools: [],
    steps: steps.map((text) => ({ text, minutes: 20, heat: 'nhỏ' })),
    baby: 'Băm nhỏ cho bé.',
    advice: [`Nấu chín món ${dishId}.`],
    written: true,
  },
  nutrition: {},
})
const details: Readonly<Record<number, DishDetail['detail']>> = { 1: detail(1, ['Vo gạo']), 2: null, 3: detail(3, []) }

test('asks for each dish once, prints what is open and cooked, and names what needs a login', async () => {
  const progress: string[] = []
  const api = createFakeApi({
    'Dish/GetById': (request) => {
      const id = Number(request?.query?.id)
      expect(request?.query).toMatchObject({ objectTypeId: 2, people: 3 })
      return {
        dishId: id,
        title: `Món ${id}`,
        slug: '',
        summary: '',
        illustration: 'com',
        kind: 'rice',
        mealCodes: [],
        objectTypeIds: [],
        region: 'all',
        allergens: [],
        mayContain: [],
        minutes: 20,
        open: true,
        method: '',
        tags: [],
        photo: null,
        detail: details[id] ?? null,
      }
    },
  })
  const [sheet] = await recipesPart(api, menu, 3, (done, of) => progress.push(`${done}/${of}`))
  expect(api.calls).toHaveLength(3)
  expect(progress).toEqual(['0/3', '1/3', '2/3', '3/3'])
  expect(sheet?.blocks).toMatchObject([
    { kind: 'text', text: 'Chưa in được vì cần đăng nhập: Món 2.' },
    {
      kind: 'recipe',
      title: 'Món 1',
      ingredients: [{ title: 'Gạo', amount: '1 bát (120 g)' }],
      steps: [expect.stringMatching(/^Vo gạo \(.+lửa\u00a0nhỏ\)$/)],
      notes: ['Băm nhỏ cho bé.', 'Nấu chín món 1.'],
    },
  ])
})

test('a child’s menu says on paper that the part from the family’s pot is set aside before seasoning, a mother’s doesn’t', () => {
  expect([withSetAside('Bé 36–60 tháng', { objectTypeId: 10 }), withSetAside('Mẹ', { objectTypeId: 2 })]).toEqual([
    'Bé 36–60 tháng · Phần của bé được để riêng trước khi nêm mắm muối cho cả nhà.',
    'Mẹ',
  ])
})
