import { expect, test } from '@jest/globals'
import { handOutTexts as texts } from '../texts'
import { type DishDetail, dishBlocks } from './dish-blocks'
import { guideBlocks } from './guide-blocks'
import { emptyHandOut, type HandOutValues, handOutProblems, usualRuleIds } from './hand-out-values'

const dish: DishDetail = {
  dishId: 1,
  title: 'Cháo cá hồi',
  slug: 'chao-ca-hoi',
  summary: '',
  illustration: 'chao',
  kind: 'porridge',
  mealCodes: [1],
  objectTypeIds: [7],
  region: 'all',
  allergens: ['fish'],
  mayContain: ['soy'],
  minutes: 30,
  open: true,
  method: 'nấu',
  tags: [],
  photo: null,
  detail: {
    ingredients: [{ materialId: 1, title: 'Cá hồi', grams: 20, measure: '2 thìa canh', boughtGrams: 25 }],
    serving: { objectTypeId: 7, people: 1, portion: 1, rawGrams: 60, servedGrams: 200, servedAs: '1 bát con' },
    recipe: {
      people: 1,
      prepareMinutes: 5,
      cookMinutes: 20,
      tools: [],
      steps: [{ text: 'Nấu cháo', minutes: 20, heat: 'nhỏ' }],
      baby: null,
      advice: ['Gỡ hết xương.'],
      written: true,
    },
    nutrition: {},
  },
}

test('a dish is told for one eater, in kitchen measures, with its allergens', () => {
  expect(dishBlocks(dish)).toMatchObject([
    {
      kind: 'recipe',
      facts: ['một suất ăn', 'chín được 1 bát con', 'khoảng 25 phút'],
      ingredients: [{ title: 'Cá hồi', amount: '2 thìa canh (20 g)' }],
      steps: ['Nấu cháo'],
      notes: ['Gỡ hết xương.', 'Có chất dễ gây dị ứng: cá.', expect.stringContaining('đậu nành')],
    },
  ])
})

test('a dish that the stage may not eat is told without amounts and steps', () => {
  const detail = dish.detail && { ...dish.detail, serving: null }
  expect(dishBlocks({ ...dish, detail })).toEqual([
    { kind: 'heading', text: 'Cháo cá hồi' },
    { kind: 'text', text: texts.sheet.notSuitable },
  ])
})

const item = { kind: 'dish', id: 1, title: 'Cháo cá hồi', objectTypeIds: [7] } as const
const values = (change: Partial<HandOutValues>): HandOutValues => ({
  ...emptyHandOut(),
  item,
  objectTypeId: 7,
  ...change,
})

test('prints the ticked rules of the stage and the notes as they were typed, else lines to write on', () => {
  const textsOf = (given: HandOutValues) => guideBlocks(given).map((block) => ('text' in block ? block.text : ''))
  const told = textsOf(values({ ruleIds: usualRuleIds(7), notes: 'Ăn 3 bữa.\n\nTái khám.' }))
  expect(told).toEqual(expect.arrayContaining([expect.stringContaining('cháo đặc, cơm nát'), 'Ăn 3 bữa.', 'Tái khám.']))
  expect(told.join()).not.toMatch(/ngải cứu|mật ong/)
  const empty = textsOf(values({ ruleIds: [] }))
  expect(empty[0]).toBe(texts.sheet.notes)
  expect(empty.filter((line) => line === texts.sheet.line)).toHaveLength(4)
})

test.each([
  [{}, null],
  [{ item: null }, texts.nothingChosen],
  [{ objectTypeId: 1 }, texts.notForWhom],
] as const)('a hand-out with %j is told %p', (change, message) => {
  expect(handOutProblems(values(change)).item).toBe(message)
})
