import { describe, expect, test } from '@jest/globals'
import { doAudiencesMeet, type HealthRule } from 'shared-contracts/health-rules'
import { judgeLimits } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { tryRule } from './check-rules'
import { checkStoredMenus } from './check-stored-menus'
import { readRuleContent } from './rule-content'

const folder = contentFolder(contentRoot())
const content = readRuleContent(folder)
if (content === null) throw new Error('the content cannot be read')
const menusJson = folder.read('nutrition/menus.json') ?? ''
const tried = content.rules.map((rule) => tryRule(rule, content))
const inMenus = checkStoredMenus(content, menusJson)
const storedDays = content.menus.flatMap(({ days }) => days).length
const INFANTS: HealthRule['audience'] = [{ stage: 'child', fromDay: 0, toDay: 180 }]

describe('the rule book holds', () => {
  test('states at least sixty rules, each of which can be tried but those that are statements alone', () => {
    expect(content.rules.length).toBeGreaterThanOrEqual(60)
    expect(tried.filter(({ rule }) => rule.check !== null || rule.texts !== null).length).toBeGreaterThanOrEqual(60)
  })

  test.each(
    tried
      .filter(({ rule }) => rule.check !== null || rule.texts !== null)
      .map(({ rule, dishes, texts, figures, problems }) => [rule.id, dishes, texts, figures, problems] as const),
  )(
    '%s: %i dishes of the bank have its food, %i texts speak of it, %i needs have its figure',
    (_, __, ___, ____, problems) => {
      expect(problems).toEqual([])
    },
  )

  test.each(content.rules.flatMap(({ id, check }) => (check === null ? [] : [[id, storedDays] as const])))(
    '%s on %i stored days',
    (id) => {
      expect(inMenus.filter(({ field }) => field === id)).toEqual([])
    },
  )
})

describe('a child below 181 days', () => {
  const shown = content.texts.filter(({ audience }) => audience !== null && doAudiencesMeet(audience, INFANTS))
  const rule = content.rules.find(({ id }) => id === 'only-breast-milk-under-6-months')
  if (rule === undefined) throw new Error('the rule about breast milk alone is missing')

  test(`is told nothing of food or water in ${shown.length} advice texts`, () => {
    expect(shown.length).toBeGreaterThan(10)
    expect(tryRule(rule, content).problems).toEqual([])
  })

  test.each([
    'Cho bé uống thêm nước.',
    'Nấu cháo loãng cho bé.',
    'Thêm một thìa dầu ăn.',
    'Ăn quả chín.',
    'Pha sữa công thức.',
  ])('would be told “%s” and it is found', (text) => {
    const texts = [{ file: 'advice/x.json', line: 7, text, page: 'advice/x.json', audience: INFANTS }]
    const [problem] = tryRule(rule, { ...content, texts }).problems
    expect(problem).toMatchObject({ file: 'advice/x.json', line: 7, field: rule.id })
  })

  test('may be told of wet nappies, dehydration and results', () => {
    const text =
      'Bé tiểu ít, nước tiểu sẫm, có dấu hiệu mất nước: đi khám ngay. Kết quả và đường tăng trưởng được xem sau.'
    const texts = [{ file: 'advice/x.json', line: 7, text, page: 'advice/x.json', audience: INFANTS }]
    expect(tryRule(rule, { ...content, texts }).problems).toEqual([])
  })

  test('has no object type, and so no dish and no menu', () => {
    const early = content.objectTypes.filter(({ groupId, fromDay }) => groupId === 3 && (fromDay ?? 0) <= 180)
    expect(early).toEqual([])
  })
})

test.each([
  [1, 'retinol-adult'],
  [2, 'retinol-adult'],
  [3, 'retinol-adult'],
  [4, 'retinol-adult'],
  [7, 'retinol-1-4-years'],
  [10, 'retinol-1-4-years'],
])('three liver dishes on one day are above for object type %i, in words', (objectTypeId, ruleId) => {
  const day = content.dishes
    .filter(
      ({ objectTypeIds, ingredients }) =>
        objectTypeIds.includes(objectTypeId) && ingredients.some(({ material }) => material.key === 'gan_lon'),
    )
    .slice(0, 3)
    .map((dish) => ({
      ...dish,
      mealCode: 2,
      portion: 1,
      ingredients: content.kitchen.ingredientsOf(
        dish.ingredients.map(({ material, grams }) => ({ materialId: material.materialId, grams })),
      ),
    }))
  const broken = judgeLimits([day], objectTypeId, content.kitchen)
  const textOf = (id: string) => broken.find((each) => each.ruleId === id)?.text
  expect(textOf('liver-per-week')).toMatch(/^Đã có 3 món trong tuần \(nhiều nhất 1\): .*Gan/)
  expect(textOf(ruleId)).toMatch(
    /retinol trong một ngày khoảng [\d.,]+ µg, cao hơn mức tối đa (2\.700|600) µg, nhiều nhất từ /,
  )
})
