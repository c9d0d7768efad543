import { describe, expect, jest, test } from '@jest/globals'
import { isWholeRun, runSize } from 'shared-contracts/testing'
import { OBJECT_TYPE_IDS, realPool, realSnapshot } from '../testing/content'
import { enforcedNeeds, missedMeans, missedStandards } from '../testing/independent'
import { habitsOfMenu } from '../testing/independent-habits'
import { brokenLimits, materialsOfMains, vegetablesTwice } from '../testing/independent-week'
import { type BuiltMenu, buildMealMenu, buildMenu, buildRelatedMenu } from './build-menu'
import { WorkBudget } from './search/work-budget'
import type { BuildRequest } from './wishes'

// The first use of an object type reads the content and works out its dishes.
jest.setTimeout(120_000)

const contextOf = (objectTypeId: number) => ({ snapshot: realSnapshot(), pool: realPool(objectTypeId) })
const build = (request: BuildRequest & { days: number }) => buildMenu(request, contextOf(request.objectTypeId))
const weeks = new Map<string, BuiltMenu>()
/** A week that several tests look at. */
function weekOf(objectTypeId: number, seed: number): BuiltMenu {
  const week = weeks.get(`${objectTypeId} ${seed}`) ?? build({ objectTypeId, days: 7, seed })
  weeks.set(`${objectTypeId} ${seed}`, week)
  return week
}
const dishesOf = (menu: BuiltMenu) => menu.days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))

describe.each(OBJECT_TYPE_IDS)('a day of object type %d', (objectTypeId) => {
  const seeds = isWholeRun ? [1, 2, 3, 42, 2025] : [1, 42]
  const menus = seeds.map((seed) => build({ objectTypeId, days: 1, seed }))

  test('meets every enforced standard, recomputed independently from the grams', () => {
    const menu = menus.map(({ days, unmet }) => ({
      missed: days.map((day) => missedStandards(day, objectTypeId)),
      unmet,
    }))
    expect(menu).toEqual(seeds.map(() => ({ missed: [[]], unmet: [] })))
    expect(enforcedNeeds(objectTypeId).length).toBeGreaterThan(25)
  })

  test('has no vegetable in two dishes, and nothing that a family would find odd', () => {
    expect(menus.map(({ days }) => [...vegetablesTwice(days), ...habitsOfMenu(days).odd])).toEqual(menus.map(() => []))
  })

  test('is the same for the same seed and another for another', () => {
    expect(build({ objectTypeId, days: 1, seed: 42 })).toEqual(menus[seeds.indexOf(42)])
    expect(menus[0]).not.toEqual(menus[1])
  })
})

describe.each(OBJECT_TYPE_IDS)('a week of object type %d', (objectTypeId) => {
  const { days, unmet } = weekOf(objectTypeId, 7)

  test('meets all standards on all days, recomputed independently from the grams', () => {
    expect(days.map(({ dayCode }) => dayCode)).toEqual(['N1', 'N2', 'N3', 'N4', 'N5', 'N6', 'N7'])
    expect(days.map((day) => missedStandards(day, objectTypeId, 7))).toEqual(days.map(() => []))
    expect(missedMeans(days, objectTypeId)).toEqual([])
    expect(unmet).toEqual([])
  })

  // Bowls of 6–8 months have fewer materials, and fat sea fish twice a week at most.
  const fewest = objectTypeId === 5 ? 16 : 18

  test(`has no vegetable in two dishes of a day, nothing odd, and at least ${fewest} materials in its main dishes`, () => {
    expect(vegetablesTwice(days)).toEqual([])
    expect(habitsOfMenu(days).odd).toEqual([])
    expect(materialsOfMains(days)).toBeGreaterThanOrEqual(fewest)
  })

  test('keeps the weekly limits', () => {
    expect(brokenLimits(days, objectTypeId)).toEqual([])
  })
})

describe('wishes', () => {
  test('never serves excluded materials or dishes, and swaps excluded breast milk for formula', () => {
    const pork = 'thit_lon_nac'
    const excluded = realSnapshot().materials.filter(({ group, key }) => group === 'shellfish' || key === pork)
    const excludeMaterialIds = excluded.map(({ materialId }) => materialId)
    for (const objectTypeId of [1, 6, 8]) {
      const excludeDishIds = dishesOf(build({ objectTypeId, days: 1, seed: 3 })).map(({ dishId }) => dishId)
      const menu = build({ objectTypeId, days: runSize(1, 3), seed: 3, excludeMaterialIds, excludeDishIds })
      const materialIds = dishesOf(menu).flatMap(({ materials }) => materials.map(({ materialId }) => materialId))
      expect(materialIds.filter((materialId) => excludeMaterialIds.includes(materialId))).toEqual([])
      expect(dishesOf(menu).filter(({ dishId }) => excludeDishIds.includes(dishId))).toEqual([])
      expect(dishesOf(menu).some(({ title }) => title === 'Sữa công thức theo tuổi')).toBe(objectTypeId === 6)
    }
  })

  test.each([5, 6, 7, 8])(
    'has formula and packaged cereal for object type %d only where the family asks',
    (objectTypeId) => {
      const chosen = realSnapshot()
        .materials.filter(({ key }) => key === 'sua_cong_thuc' || key === 'bot_an_dam_gao')
        .map(({ materialId }) => materialId)
      const packaged = (menu: BuiltMenu) =>
        dishesOf(menu).filter(({ materials }) => materials.some(({ materialId }) => chosen.includes(materialId)))
      const [BREAST_MILK, CEREAL] = [2092, 1749]
      expect(packaged(weekOf(objectTypeId, 7))).toEqual([])
      const bottleFed = build({ objectTypeId, days: 1, seed: 3, excludeDishIds: [BREAST_MILK] })
      expect(new Set(packaged(bottleFed).map(({ title }) => title))).toEqual(
        new Set(objectTypeId <= 6 ? ['Sữa công thức theo tuổi'] : []),
      )
      expect([bottleFed.unmet, missedStandards(bottleFed.days[0] ?? { meals: [] }, objectTypeId)]).toEqual([[], []])
      // From 12 months on cow's milk takes the place of breast milk.
      expect(dishesOf(bottleFed).some(({ title }) => title === 'Sữa tươi không đường')).toBe(objectTypeId > 6)
      if (objectTypeId === 8) return
      const asked = build({ objectTypeId, days: 1, seed: 3, includeDishIds: [CEREAL] })
      expect(packaged(asked).map(({ dishId }) => dishId)).toEqual([CEREAL])
    },
  )

  test('serves every included dish, on different days of a week', () => {
    const includeDishIds = [1, 224, 353, 1850]
    const menu = build({ objectTypeId: 2, days: 2, seed: 9, includeDishIds })
    const served = dishesOf(menu).map(({ dishId }) => dishId)
    expect(includeDishIds.filter((dishId) => !served.includes(dishId))).toEqual([])
    expect(menu.unmet).toEqual([])
  })

  test('serves a liked dish when a day allows it', () => {
    const menu = build({ objectTypeId: 2, days: 1, seed: 4, likedDishIds: [30] })
    expect(dishesOf(menu).map(({ dishId }) => dishId)).toContain(30)
    expect(menu.unmet).toEqual([])
  })

  test.each([
    [{ includeDishIds: [999_999] }, 'dish_does_not_exist'],
    [{ includeDishIds: [1], excludeDishIds: [1] }, 'dish_is_excluded'],
    [{ includeDishIds: [1], objectTypeId: 5 }, 'dish_not_suitable'],
  ])('refuses %j', (wishes, code) => {
    expect(() => build({ objectTypeId: 2, days: 1, ...wishes })).toThrow(expect.objectContaining({ code }))
  })

  test('takes what is known of a dish for the least it gives, and still says what is missing', () => {
    const unknown = realPool(2).dishes.find(({ unknown, dish }) => unknown.includes('folate') && dish.role === 'soup')
    const menu = build({ objectTypeId: 2, days: 1, seed: 1, includeDishIds: [unknown?.dish.dishId ?? 0] })
    const folate = menu.days[0]?.standards.find(({ standardId }) => standardId === 119)
    expect(folate?.missingCount).toBeGreaterThan(0)
    expect(folate?.value).toBeGreaterThanOrEqual(folate?.min ?? Number.NaN)
    expect(menu.unmet).toEqual([])
  })
})

describe('the kitchen of a week', () => {
  const SEEDS = isWholeRun ? [7, 11, 12] : [7]
  test.each([1, 2, 3, 4, 9, 10])('of object type %d has its habits', (objectTypeId) => {
    const weeks = SEEDS.map((seed) => weekOf(objectTypeId, seed))
    expect(weeks.flatMap(({ unmet }) => unmet)).toEqual([])
    for (const { days } of weeks) {
      const habits = habitsOfMenu(days)
      expect(habits.khoDays).toBeGreaterThanOrEqual(3)
      expect(habits.sourDays).toBeGreaterThanOrEqual(1)
      expect(habits.noodleBreakfasts).toBeGreaterThanOrEqual(2)
      expect(habits.whiteRice).toBe(14)
      expect(habits.dishes).toBeLessThanOrEqual(45)
      expect(habits.odd).toEqual([])
    }
  })

  test.each([5, 6, 7, 8])('breast milk of object type %d is spread over the day', (objectTypeId) => {
    const [day] = build({ objectTypeId, days: 1, seed: 1 }).days
    const feeds = (day?.meals ?? []).flatMap(({ dishes }) => dishes.filter(({ title }) => title === 'Sữa mẹ'))
    const ml = realSnapshot().objectTypes.find((each) => each.objectTypeId === objectTypeId)?.breastMilkMl ?? 0
    expect(feeds.length).toBeGreaterThanOrEqual(4)
    expect(feeds.reduce((sum, { portion }) => sum + portion * 100, 0)).toBeCloseTo(ml)
    expect(Math.max(...feeds.map(({ nutrition }) => nutrition[1] ?? 0))).toBeLessThan(100)
  })
})

describe('one meal and related days', () => {
  test('builds a lunch that takes its share of the day', () => {
    const { meal, standards, unmet, nutrition } = buildMealMenu({ objectTypeId: 1, mealCode: 2, seed: 5 }, contextOf(1))
    const energy = meal.dishes.reduce((sum, dish) => sum + (dish.nutrition[1] ?? 0), 0)
    expect(meal.mealCode).toBe(2)
    expect(nutrition[1]).toBeCloseTo(energy)
    expect(standards.find(({ standardId }) => standardId === 4)?.status).toBe('met')
    expect(unmet).toEqual([])
  })

  test('builds other days that keep about half of the given one', () => {
    const given = dishesOf(build({ objectTypeId: 3, days: 1, seed: 8 })).map(({ dishId }) => dishId)
    const { menus } = buildRelatedMenu({ objectTypeId: 3, dishIds: given, count: 3, seed: 1 }, contextOf(3))
    const shared = menus.map(
      ({ meals }) => meals.flatMap(({ dishes }) => dishes).filter(({ dishId }) => given.includes(dishId)).length,
    )
    expect(menus).toHaveLength(3)
    for (const count of shared) expect(Math.abs(count - given.length / 2)).toBeLessThanOrEqual(1)
    expect(new Set(menus.map((menu) => JSON.stringify(menu))).size).toBe(3)
  })

  test('refuses at once when the asked-for dishes leave nothing to choose', () => {
    const includeDishIds = realPool(2)
      .dishes.slice(0, 50)
      .map(({ dish }) => dish.dishId)
    const related = () => buildRelatedMenu({ objectTypeId: 2, dishIds: [1], count: 10, includeDishIds }, contextOf(2))
    expect(related).toThrow(expect.objectContaining({ field: 'includeDishIds', code: 'too_many_dishes' }))
    expect(related).toThrow(/50 món.+15 chỗ/)
  })

  test('keeps only what leaves a place to choose for', () => {
    const dishIds = realPool(2)
      .dishes.slice(0, 60)
      .map(({ dish }) => dish.dishId)
    const { menus } = buildRelatedMenu({ objectTypeId: 2, dishIds, count: 1, seed: 1 }, contextOf(2))
    const served = menus.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
    expect(served.filter(({ dishId }) => dishIds.includes(dishId)).length).toBeLessThan(served.length)
  })
})

describe('the budget of an answer', () => {
  const STEPS = 60_000
  const week = {
    objectTypeId: 3,
    days: 7,
    seed: 1,
    includeDishIds: realPool(3)
      .dishes.slice(0, 50)
      .map(({ dish }) => dish.dishId),
  }

  test('ends the search, and the answer is whole and the same each time', () => {
    const answers = [1, 2].map(() => {
      const budget = new WorkBudget(STEPS)
      return { menu: buildMenu(week, { ...contextOf(3), budget }), spent: budget.spent }
    })
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.menu.days).toHaveLength(7)
    expect(answers[0]?.menu.unmet.length).toBeGreaterThan(0)
    expect(answers[0]?.spent).toBeLessThanOrEqual(STEPS + 3_000)
    expect(buildMenu(week, { ...contextOf(3), budget: new WorkBudget(2 * STEPS) }).days).not.toEqual(
      answers[0]?.menu.days,
    )
  })
})
