import { describe, expect, test } from '@jest/globals'
import { CHOSEN_BY_FAMILY, type HealthRule, matchesFood, objectTypeIdsOf } from 'shared-contracts/health-rules'
import type { Dish } from 'shared-contracts/nutrition'
import { contentFolder, contentRoot } from '../../files/content-folder'
import { tryRule } from './check-rules'
import { checkStoredMenus } from './check-stored-menus'
import { type RuleContent, readRuleContent, type StoredMenu } from './rule-content'

/** Each rule is broken on purpose, in every way in which content can break it, and the check must name it. */

const read = readRuleContent(contentFolder(contentRoot()))
if (read === null) throw new Error('the content cannot be read')
const content: RuleContent = read
const { rules, dishes } = content

/** Dishes that the bank will never have. */
const TITLES: Readonly<Record<string, string>> = {
  'raw-food-pregnancy-and-children': 'Gỏi cá trắm',
  'unpasteurised-milk': 'Salad phô mai mềm',
  'raw-sprouts': 'Bún cá giá sống',
  alcohol: 'Gà hầm rượu',
  'tea-and-coffee-children': 'Trà sen',
  'high-mercury-fish': 'Cá kiếm rán',
}
const DAY_CODES = ['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7']
const RICE = dishOf((dish) => dish.family === 'rice')
const FORMULA = dishOf(({ family, mainMaterial }) => family === 'breastMilk' && mainMaterial.key === 'sua_cong_thuc')

function dishOf(fits: (dish: Dish) => boolean): Dish {
  const dish = dishes.find(fits)
  if (dish === undefined) throw new Error('no dish for this rule')
  return dish
}

function firstType({ audience }: HealthRule): number {
  return objectTypeIdsOf(audience)[0] ?? 5
}

type Placed = readonly [dish: Dish, portion: number]

function menuOf(objectTypeId: number, mealCode: number, days: readonly (readonly Placed[])[]): StoredMenu {
  return {
    menuId: 1,
    objectTypeId,
    firstSolids: false,
    days: days.map((placed, index) => ({
      dayCode: DAY_CODES[index] ?? 'N1',
      meals: [{ mealCode, dishes: placed.map(([{ dishId }, portion]) => ({ dishId, portion })) }],
    })),
  }
}

const rulesInMenu = (menu: StoredMenu, changed: Partial<RuleContent> = {}) =>
  checkStoredMenus({ ...content, menus: [menu], ...changed }, '[\n{"menuId":1}]').map(({ field }) => field)

const whole = (placed: readonly Placed[]) => DAY_CODES.map(() => placed)
const excluding = rules.filter(({ check }) => check?.kind === 'without')
const counting = rules.filter(({ check }) => check?.kind === 'times')
const measuring = rules.filter(({ check }) => check?.kind === 'amount')

function forbiddenDish(rule: HealthRule): Dish {
  const { check } = rule
  if (check?.kind !== 'without') throw new Error(rule.id)
  const title = TITLES[rule.id]
  return title === undefined ? dishOf((dish) => matchesFood(dish, check)) : { ...RICE, title }
}

describe('a food that is not for somebody', () => {
  const plain = excluding.filter(({ check }) => check?.kind === 'without' && !check.stripped && !check.anyDish)
  test.each(plain.map((rule) => [rule.id, rule] as const))('%s, in objectTypeIds of a dish', (id, rule) => {
    const dish = { ...forbiddenDish(rule), objectTypeIds: [firstType(rule)] }
    const { problems } = tryRule(rule, { ...content, dishes: [RICE, dish], texts: [] })
    expect(problems).toMatchObject([{ file: 'nutrition/dishes.csv', field: id, line: content.lineOfDish(dish.dishId) }])
  })

  test.each(plain.map((rule) => [rule.id, rule] as const))('%s, in a stored menu', (id, rule) => {
    const dish = forbiddenDish(rule)
    const menu = menuOf(firstType(rule), 2, [[[dish, 1]]])
    expect(rulesInMenu(menu, { dishes: [dish] })).toContain(id)
  })

  test.each(
    excluding
      .filter(({ check }) => check?.kind === 'without' && check.stripped)
      .map((rule) => [rule.id, rule] as const),
  )('%s, left in the portion', (id, rule) => {
    const { scales } = content.kitchen.rules
    const salted = { ...scales, saltByObjectType: { 5: 0.5, 6: 0.5 }, sugarByObjectType: { 5: 0.5, 6: 0.5 } }
    const kitchen = { ...content.kitchen, rules: { ...content.kitchen.rules, scales: salted } }
    const dish = { ...forbiddenDish(rule), objectTypeIds: [5, 6] }
    expect(tryRule(rule, { ...content, kitchen, dishes: [dish], texts: [] }).problems).toMatchObject([{ field: id }])
    expect(rulesInMenu(menuOf(5, 2, [[[dish, 1]]]), { kitchen, dishes: [dish] })).toContain(id)
  })

  test('only-breast-milk-under-6-months, when an object type begins earlier', () => {
    const rule = rules.find(({ id }) => id === 'only-breast-milk-under-6-months')
    const objectTypes = content.objectTypes.map((row) => (row.objectTypeId === 5 ? { ...row, fromDay: 150 } : row))
    if (rule === undefined) throw new Error('the rule is missing')
    expect(tryRule(rule, { ...content, objectTypes }).problems.length).toBeGreaterThan(100)
  })
})

test('a purée with formula breaks milk-in-infant-dishes', () => {
  const rule = rules.find(({ id }) => id === 'milk-in-infant-dishes')
  if (rule === undefined) throw new Error('the rule is missing')
  const puree = { ...FORMULA, family: 'puree' }
  expect(tryRule(rule, { ...content, dishes: [puree, FORMULA], texts: [] }).problems).toMatchObject([
    { field: 'milk-in-infant-dishes' },
  ])
})

describe('a food that only its family chooses', () => {
  const choosing = rules.filter(({ check }) => check?.kind === 'choice')
  const chosen = (rule: HealthRule) => {
    const { check } = rule
    if (check?.kind !== 'choice') throw new Error(rule.id)
    return dishOf((dish) => matchesFood(dish, check) && dish.objectTypeIds.includes(firstType(rule)))
  }

  test('is what the site suggests to nobody', () => {
    const materials = choosing.flatMap(({ check }) => (check?.kind === 'choice' ? (check.materials ?? []) : []))
    expect([...materials].sort()).toEqual([...CHOSEN_BY_FAMILY].sort())
  })

  test.each(choosing.map((rule) => [rule.id, rule] as const))('%s, in a dish that menus use', (id, rule) => {
    const dish: Dish = { ...chosen(rule), habit: 'weekly' }
    const { problems } = tryRule(rule, { ...content, dishes: [dish], texts: [] })
    expect(problems).toMatchObject([{ field: id, line: content.lineOfDish(dish.dishId) }])
  })

  test.each(choosing.map((rule) => [rule.id, rule] as const))('%s, in a stored menu, as a feed too', (id, rule) => {
    const breastMilk = dishOf(({ mainMaterial }) => mainMaterial.key === 'sua_me')
    expect(rulesInMenu(menuOf(firstType(rule), 5, [[[chosen(rule), 1]]]))).toContain(id)
    expect(rulesInMenu(menuOf(firstType(rule), 5, [[[FORMULA, 1]]]))).toContain(id)
    expect(rulesInMenu(menuOf(firstType(rule), 5, [[[breastMilk, 1]]]))).not.toContain(id)
  })
})

describe('a small child’s bowl', () => {
  const bowls = rules.flatMap((rule) =>
    rule.check?.kind === 'bowl'
      ? objectTypeIdsOf(rule.audience).map((objectTypeId) => [rule.id, objectTypeId, rule] as const)
      : [],
  )
  const bowlOf = (rule: HealthRule, objectTypeId: number) => {
    const { check } = rule
    if (check?.kind !== 'bowl') throw new Error(rule.id)
    return dishOf((dish) => matchesFood(dish, check) && dish.objectTypeIds.includes(objectTypeId))
  }
  const kitchenWith = (scales: Partial<RuleContent['kitchen']['rules']['scales']>): RuleContent['kitchen'] => ({
    ...content.kitchen,
    rules: { ...content.kitchen.rules, scales: { ...content.kitchen.rules.scales, ...scales } },
  })
  const faults = (rule: HealthRule, objectTypeId: number, dish: Dish, kitchen = content.kitchen) => {
    const own = { ...dish, objectTypeIds: [objectTypeId] }
    return tryRule(rule, { ...content, kitchen, dishes: [own], texts: [] }).problems.map(({ message }) => message)
  }

  test.each(bowls)('%s, for object type %d: cooked thin', (_, objectTypeId, rule) => {
    const dish = bowlOf(rule, objectTypeId)
    const family = dish.portionFamily ?? dish.family
    const bowl = content.kitchen.rules.scales.bowls?.[family]?.[String(objectTypeId)]
    const thin = bowl
      ? kitchenWith({ bowls: { [family]: { [objectTypeId]: { ...bowl, waterG: 250 } } } })
      : kitchenWith({ addedWaterG: { [family]: 250 } })
    expect(faults(rule, objectTypeId, dish)).toEqual([])
    expect(faults(rule, objectTypeId, dish, thin)).toEqual(
      expect.arrayContaining([expect.stringMatching(/kcal mỗi gam/), expect.stringMatching(/nhiều nhất \d+ g$/)]),
    )
  })

  test.each(bowls)('%s, for object type %d: without oil', (_, objectTypeId, rule) => {
    const dish = bowlOf(rule, objectTypeId)
    const dry = { ...dish, ingredients: dish.ingredients.filter(({ material }) => material.group !== 'oil') }
    expect(faults(rule, objectTypeId, dry)).toEqual(expect.arrayContaining([expect.stringMatching(/0\.0 g dầu mỡ/)]))
  })

  test.each(bowls)('%s, for object type %d: larger in a stored menu', (id, objectTypeId, rule) => {
    const dish = bowlOf(rule, objectTypeId)
    expect(rulesInMenu(menuOf(objectTypeId, 2, [[[dish, 2]]]))).toContain(id)
    expect(rulesInMenu(menuOf(objectTypeId, 2, [[[dish, 1]]]))).not.toContain(id)
  })
})

describe('the first two weeks of solid food', () => {
  const bowl = dishOf(({ family, objectTypeIds }) => family === 'infantPorridge' && objectTypeIds.includes(5))
  const day = (meals: number, portion: number): StoredMenu => ({
    ...menuOf(5, 2, []),
    firstSolids: true,
    days: [
      {
        dayCode: 'N1',
        meals: [2, 4, 1].slice(0, meals).map((mealCode) => ({ mealCode, dishes: [{ dishId: bowl.dishId, portion }] })),
      },
    ],
  })

  test.each([
    [1, 0.25, 0],
    [2, 0.3, 0],
    [3, 0.25, 1],
    [0, 0.25, 1],
    [1, 0.7, 1],
    [2, 0.1, 2],
  ])('%d meals of %d of a bowl: %d breaches', (meals, portion, breaches) => {
    const told = rulesInMenu(day(meals, portion)).filter((id) => id === 'first-weeks-of-solids')
    expect(told).toHaveLength(breaches)
  })

  test('have menus of their own for the age at which solid food begins', () => {
    expect(content.menus.filter(({ firstSolids }) => firstSolids).map(({ objectTypeId }) => objectTypeId)).toEqual([
      5, 5,
    ])
  })
})

describe('too many or too few dishes', () => {
  test.each(counting.map((rule) => [rule.id, rule] as const))('%s, in a stored menu', (id, rule) => {
    const { check } = rule
    if (check?.kind !== 'times') throw new Error(id)
    const mealCode = check.mealCodes?.[0] ?? 2
    const dish = dishOf((each) => matchesFood(each, check))
    const { atMost = 0, atLeast } = check
    const many = (count: number): readonly Placed[] => Array.from({ length: count }, () => [dish, 1])
    expect(rulesInMenu(menuOf(firstType(rule), mealCode, [many(atMost + 1)]))).toContain(id)
    expect(rulesInMenu(menuOf(firstType(rule), mealCode, [many(atMost)]))).not.toContain(id)
    if (atLeast !== undefined) expect(rulesInMenu(menuOf(firstType(rule), mealCode, whole([[RICE, 1]])))).toContain(id)
  })

  test.each(counting.map((rule) => [rule.id, rule] as const))('%s, known by one family alone', (id, rule) => {
    const { check } = rule
    if (check?.kind !== 'times') throw new Error(id)
    if (check.families === undefined) return expect(tryRule(rule, content).problems).toEqual([])
    const dish = { ...dishOf((each) => matchesFood(each, check)), portionFamily: 'unheardOf' }
    expect(tryRule(rule, { ...content, dishes: [dish], texts: [] }).problems).toMatchObject([{ field: id }])
  })
})

describe('too much of an amount', () => {
  const most = (of: (dish: Dish) => number) => [...dishes].sort((one, other) => of(other) - of(one))[0] ?? RICE
  const of = (dish: Dish, nutrient: 'retinolUg' | 'sodiumMg') =>
    dish.ingredients.reduce((sum, { material, grams }) => sum + (grams * (material.nutrients[nutrient] ?? 0)) / 100, 0)
  const rich = { 129: most((dish) => of(dish, 'retinolUg')), 53: most((dish) => of(dish, 'sodiumMg')) }

  test.each(measuring.map((rule) => [rule.id, rule] as const))('%s, in a stored menu', (id, rule) => {
    const dish = rule.check?.kind === 'amount' && rule.check.standardId === 129 ? rich[129] : rich[53]
    expect(
      rulesInMenu(
        menuOf(
          firstType(rule),
          2,
          whole([
            [dish, 3],
            [dish, 3],
          ]),
        ),
      ),
    ).toContain(id)
    expect(rulesInMenu(menuOf(firstType(rule), 2, whole([[RICE, 1]])))).not.toContain(id)
  })

  test.each(measuring.map((rule) => [rule.id, rule] as const))('%s, in the needs', (id, rule) => {
    const standardId = rule.check?.kind === 'amount' ? rule.check.standardId : 0
    const needs = [{ objectTypeId: firstType(rule), standardId, max: 100_000 }]
    expect(tryRule(rule, { ...content, needs, texts: [] }).problems).toMatchObject([
      { file: 'nutrition/needs.csv', field: id },
    ])
  })
})

describe('a sentence', () => {
  const spoken = rules.flatMap((rule) => (rule.texts === null ? [] : [[rule.id, rule.texts.breaks, rule] as const]))

  test.each(spoken)('%s: “%s”', (id, breaks, rule) => {
    const texts = [{ file: 'articles/x.md', line: 7, text: breaks ?? '', page: 'articles/x.md', audience: null }]
    const { problems } = tryRule(rule, { ...content, texts })
    expect(problems.filter(({ file }) => file === 'articles/x.md')).toMatchObject([{ line: 7, field: id }])
  })

  test('is tried where it is shown to somebody whom the rule is about, and not elsewhere', () => {
    const [, breaks, rule] = spoken.find(([id]) => id === 'liver-per-week') ?? []
    if (breaks === undefined || rule === undefined) throw new Error('the rule is missing')
    const shownTo = (audience: HealthRule['audience']) =>
      tryRule(rule, {
        ...content,
        texts: [{ file: 'advice/x.json', line: 1, text: breaks, page: 'advice/x.json', audience }],
      }).problems.length
    expect([shownTo([{ stage: 'nursing' }]), shownTo([{ stage: 'child', fromDay: 0, toDay: 180 }])]).toEqual([1, 0])
  })

  test('that gives a range of gain needs its article, and no other one, to say that it is for one child', () => {
    const rule = rules.find(({ id }) => id === 'gain-single-pregnancy')
    if (rule === undefined) throw new Error('the rule is missing')
    const piece = (page: string, text: string) => ({ file: page, line: 1, text, page, audience: null })
    const range = piece('articles/x.md', 'Mẹ có BMI bình thường nên tăng 10–12 kg trong cả thai kỳ.')
    const broken = (...texts: readonly ReturnType<typeof piece>[]) =>
      tryRule(rule, { ...content, texts }).problems.length
    expect(broken(range)).toBe(1)
    expect(broken(range, piece('articles/x.md', 'Các mức này dành cho thai đơn.'))).toBe(0)
    expect(broken(range, piece('articles/y.md', 'Các mức này dành cho thai đơn.'))).toBe(1)
    for (const text of [
      'Mục tiêu 10–12 kg.',
      '18,5–24,9 | 10–12 kg',
      'Dưới 18,5 | khoảng 25 % cân nặng trước mang thai',
      'Mẹ gầy nên tăng 25 % cân nặng trước khi mang thai.',
      'Theo IOM mẹ tăng 11,5–16 kg.',
    ]) {
      expect([text, broken(piece('articles/x.md', text))]).toEqual([text, 1])
    }
  })
})
