import { describe, expect, jest, test } from '@jest/globals'
import { realSnapshot } from '../../testing/content'
import { FAMILY_OF_FOUR, forbiddenPortions, potFigures, untoldTextures } from '../../testing/family-checks'
import { WishRefused } from '../wishes'
import type { FamilyMenu } from './answer-family'
import { FamilyPools } from './family-pools'
import { type FamilyRequest, searchFamilyMenu } from './search-family-menu'

jest.setTimeout(60_000)

/** The real content with a short search: what is checked here must hold of any menu, found or only nearly found. */
const real = realSnapshot()
const snapshot = { ...real, family: { ...real.family, search: { parts: 3, movesAPart: 2000 } } }
const pools = new FamilyPools(snapshot)
const withAllergen = (allergen: string) =>
  snapshot.materials.filter(({ allergens }) => allergens.includes(allergen)).map(({ materialId }) => materialId)

/** All parts of a search, one after the other. */
function search(request: FamilyRequest): { readonly menu: FamilyMenu; readonly progress: readonly number[] } {
  const progress: number[] = []
  for (let job: string | undefined; ; ) {
    const step = searchFamilyMenu({ ...request, job }, { pools })
    progress.push(step.progress)
    if (step.state === 'done') return { menu: step.menu, progress }
    job = step.job
  }
}

describe('three days of a family of four', () => {
  const request = { eaters: FAMILY_OF_FOUR, days: 3, seed: 1 }
  const { menu, progress } = search(request)
  const dishes = menu.days.flatMap(({ meals }) => meals.flatMap((meal) => meal.dishes))

  test('are found part by part, and are the same the second time', () => {
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    expect(progress.length).toBeLessThanOrEqual(snapshot.family.search.parts)
    expect(progress.at(-1)).toBe(1)
    expect(search(request).menu).toEqual(menu)
  })

  test('have lunch and dinner of one pot, with a portion of each, and nothing that is not for its eater', () => {
    for (const { meals } of menu.days)
      for (const { mealCode, dishes: served } of meals)
        if (snapshot.family.tableMeals.includes(mealCode))
          expect(served.map(({ portions }) => portions.map(({ eater }) => eater))).toEqual(
            served.map(() => FAMILY_OF_FOUR.map(({ key }) => key)),
          )
    expect(forbiddenPortions(menu, request, snapshot)).toEqual([])
  })

  test('are cooked in as few pots as suit them: breakfast in one, snacks of two kinds at most', () => {
    const { sharedDishes, breakfastsOfOnePot, mostKindsOfSnack } = potFigures(menu, snapshot)
    expect(sharedDishes).toBeGreaterThan(0.8)
    expect(breakfastsOfOnePot).toBe(3)
    expect(mostKindsOfSnack).toBeLessThanOrEqual(2)
  })

  test('tell how each portion of the youngest becomes soft and small, and is kept from the salt', () => {
    expect(untoldTextures(menu, request, snapshot)).toEqual([])
    const actions = new Map(menu.handling.map(({ id, action }) => [id, action]))
    const salted = dishes.filter(({ portions, dishId }) => {
      const dish = snapshot.dishById.get(dishId)
      return portions.length > 1 && dish?.ingredients.some(({ material }) => material.group === 'condiment')
    })
    expect(salted.length).toBeGreaterThan(0)
    for (const { title, portions } of salted) {
      const own = portions.find(({ eater }) => eater === 'fourteenMonths')?.handling ?? []
      expect([title, own.some((id) => ['apart', 'aside'].includes(actions.get(id) ?? ''))]).toEqual([title, true])
    }
  })

  test('are boned for children, at breakfast as well', () => {
    const boned = new Set(menu.handling.flatMap(({ id, action }) => (action === 'debone' ? [id] : [])))
    const children = ['threeYears', 'fourteenMonths']
    const groups = ['fish', 'poultry', 'pork', 'otherMeat']
    const bony = dishes.filter(({ dishId, portions }) => {
      const { ingredients = [] } = snapshot.dishById.get(dishId) ?? {}
      return (
        portions.length > 1 && ingredients.some(({ material, grams }) => groups.includes(material.group) && grams >= 10)
      )
    })
    expect(bony.length).toBeGreaterThan(0)
    for (const { title, portions } of bony)
      for (const { eater, handling } of portions)
        expect([title, eater, handling.some((id) => boned.has(id))]).toEqual([title, eater, children.includes(eater)])
  })

  test('weigh in the pot what all portions weigh, of all meals that are eaten from it', () => {
    const gramsAt = new Map<string, number>()
    for (const { dayCode, meals } of menu.days)
      for (const { mealCode, dishes: served } of meals)
        for (const { dishId, portions } of served) {
          const key = `${dayCode} ${mealCode} ${dishId}`
          gramsAt.set(key, (gramsAt.get(key) ?? 0) + portions.reduce((sum, { grams }) => sum + grams, 0))
        }
    for (const { dayCode, meals } of menu.days)
      for (const { mealCode, dishes: served } of meals)
        for (const { dishId, materials, cookedAt, alsoFor, portions } of served) {
          if (portions.length < 2) continue
          const at = [{ dayCode, mealCode }, ...alsoFor].map((meal) => `${meal.dayCode} ${meal.mealCode} ${dishId}`)
          const eaten = cookedAt === null ? at.reduce((sum, key) => sum + (gramsAt.get(key) ?? 0), 0) : 0
          // Both sides are rounded to tenths of a gram, material by material.
          expect(Math.abs(materials.reduce((sum, { grams }) => sum + grams, 0) - eaten)).toBeLessThan(3)
        }
  })

  test('judge each eater, and name every gap', () => {
    expect(menu.eaters.map(({ key }) => key)).toEqual(FAMILY_OF_FOUR.map(({ key }) => key))
    for (const { days, unmet, objectTypeId } of menu.eaters) {
      expect(days.map(({ standards }) => standards.length > 15)).toEqual([true, true, true])
      const rows = new Map(pools.of(objectTypeId).constraints.rows.map((row) => [row.standardId, row]))
      const missed = days.flatMap(({ dayCode, standards }) =>
        standards
          .filter(({ standardId, status, value }) => {
            const dayMax = rows.get(standardId)?.dayMax ?? null
            return status === 'below' || (status === 'above' && (dayMax === null || value > dayMax))
          })
          .map(({ standardId }) => `${dayCode} ${standardId}`),
      )
      const named = unmet.map(({ dayCode, standardId }) => `${dayCode} ${standardId}`)
      expect(missed.filter((gap) => !named.includes(gap))).toEqual([])
      for (const { reason } of unmet) expect(reason.length).toBeGreaterThan(20)
    }
  })
})

test('what one avoids is in no portion of theirs, and the others still have fish of the pot or of their own', () => {
  const eaters = [
    { key: 'nursing', objectTypeId: 4 },
    { key: 'child', objectTypeId: 9, excludeMaterialIds: [...withAllergen('fish'), ...withAllergen('egg')] },
    { key: 'infant', objectTypeId: 6 },
  ]
  const request = { eaters, days: 2, seed: 3 }
  const { menu } = search(request)
  expect(forbiddenPortions(menu, request, snapshot)).toEqual([])
  const ofInfant = menu.days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.filter(({ portions }) => portions.some(({ eater }) => eater === 'infant'))),
  )
  expect(ofInfant.length).toBeGreaterThan(6)
  // Cooked for apart at every meal.
  expect(ofInfant.filter(({ portions }) => portions.length > 1)).toEqual([])
})

test('who can eat too little of what the others cook has dishes of their own, and is told why', () => {
  const few = new Set(
    snapshot.dishes.filter(({ role }) => role === 'main').map(({ mainMaterial }) => mainMaterial.materialId),
  )
  const eaters = [
    { key: 'adult', objectTypeId: 11 },
    { key: 'picky', objectTypeId: 4, excludeMaterialIds: [...few].slice(0, few.size - 4) },
  ]
  const { menu } = search({ eaters, days: 1, seed: 1 })
  expect(menu.eaters.map(({ apart }) => apart.map(({ role }) => role).includes('main'))).toContain(true)
  expect(forbiddenPortions(menu, { eaters, days: 1 }, snapshot)).toEqual([])
})

describe('a job', () => {
  const request = { eaters: [{ key: 'a', objectTypeId: 3 }], days: 7, seed: 5 }

  test('of another family or of other content begins anew', () => {
    const step = searchFamilyMenu(request, { pools })
    if (step.state !== 'running') throw new Error('one part is not enough for this week')
    const other = { ...request, eaters: [{ key: 'a', objectTypeId: 10 }] }
    expect(searchFamilyMenu({ ...other, job: step.job }, { pools })).toEqual(searchFamilyMenu(other, { pools }))
    const later = new FamilyPools({ ...snapshot, revision: snapshot.revision + 1 })
    expect(searchFamilyMenu({ ...request, job: step.job }, { pools: later }).progress).toBe(step.progress)
  })

  test.each(['', 'null', '{}', '{"revision":0,"parts":-1,"units":[]}'])('%j is refused', (job) => {
    expect(() => searchFamilyMenu({ ...request, job }, { pools })).toThrow(WishRefused)
  })
})
