import { expect, test } from '@jest/globals'
import { menuBreaches } from 'content'
import { realMenuSnapshot } from 'content/testing/prepared'
import { createKitchen, type LimitedDish, writtenDay } from 'shared-contracts/nutrition'
import { judgeDiet } from '../../../api/src/diet/rules/diet-check'
import { realDietKitchen } from '../../../api/src/diet/testing/real-diet-kitchen'
import { OBJECT_TYPE_IDS, realPool, realSnapshot } from '../testing/content'
import { missedMeans, missedStandards } from '../testing/independent'
import { runSeeds } from '../testing/run-seeds'
import type { AnsweredDay } from './answer'
import { buildMenu } from './build-menu'

const SEEDS = runSeeds(4, 200)
const WEEK_SEEDS = runSeeds(1, 30)

const selfCheck = realDietKitchen()
const snapshot = realSnapshot()
const { safety, dishById } = snapshot
const kitchen = createKitchen(realMenuSnapshot().facts)

/** Days and weeks as they are served; built without a prover, as no reason is asked for. */
const menus = [...OBJECT_TYPE_IDS, 11].flatMap((objectTypeId) =>
  [...SEEDS.map((seed) => ({ days: 1, seed })), ...WEEK_SEEDS.map((seed) => ({ days: 7, seed }))].map((request) => ({
    objectTypeId,
    ...buildMenu({ objectTypeId, ...request }, { snapshot, pool: realPool(objectTypeId) }),
  })),
)

/** A built day as the rule book reads it. */
const limitedDay = ({ meals }: AnsweredDay): readonly LimitedDish[] =>
  meals.flatMap(({ mealCode, dishes }) =>
    dishes.flatMap(({ dishId, portion }) => {
      const dish = dishById.get(dishId)
      return dish === undefined ? [] : [{ ...dish, mealCode, portion }]
    }),
  )

const built = menus.flatMap(({ objectTypeId, days }) =>
  days.length === 1 ? days.map((day) => ({ objectTypeId, day: limitedDay(day) })) : [],
)
const breaches = menus.flatMap(({ objectTypeId, days }) =>
  menuBreaches(days.map(limitedDay), { objectTypeId, kitchen, safety }).map(({ ruleId, message }) => ({
    ruleId,
    place: `${objectTypeId}: ${message}`,
  })),
)

/** Days of object types that a rule is about. */
const daysOf = (objectTypeIds: readonly number[]) =>
  built.filter(({ objectTypeId }) => objectTypeIds.includes(objectTypeId)).length

test(`${SEEDS.length} days of each object type are built, with dishes in every meal`, () => {
  expect(built).toHaveLength(SEEDS.length * (OBJECT_TYPE_IDS.length + 1))
  expect(built.filter(({ day }) => day.length < 4)).toEqual([])
})

test.each(
  [...safety.exclusions, ...OBJECT_TYPE_IDS.flatMap((id) => kitchen.limitsOf(id))]
    .filter(({ id }, index, all) => all.findIndex((rule) => rule.id === id) === index)
    .map(({ id, objectTypeIds }) => [id, daysOf(objectTypeIds)] as const),
)('%s on %i built days', (id) => {
  expect(breaches.filter(({ ruleId }) => ruleId === id).map(({ place }) => place)).toEqual([])
})

test('a rule that the search does not know is seen to be broken', () => {
  const check = { kind: 'times' as const, per: 'day' as const, atMost: 0, families: ['fruit'] }
  const unknown = { id: 'no-fruit', statement: 'Không quả.', objectTypeIds: [1], check }
  const measure = { objectTypeId: 1, kitchen: { ...kitchen, limitsOf: () => [unknown] }, safety }
  const days = built.filter(({ objectTypeId }) => objectTypeId === 1).map(({ day }) => day)
  expect(days.flatMap((day) => menuBreaches([day], measure)).length).toBeGreaterThan(SEEDS.length / 2)
})

/** What the self-check would tell somebody who ate a day as it was built. */
function scoldingOf(day: AnsweredDay, objectTypeId: number): readonly string[] {
  const result = judgeDiet(
    {
      ...{ objectTypeId, activity: 'light', answers: [] },
      meals: day.meals.map(({ mealCode, dishes }) => ({
        mealCode,
        dishes: dishes.map(({ dishId, portion }) => ({ dishId, portion })),
        foods: [],
      })),
    },
    selfCheck,
  )
  const { standards, findings } = result
  const state = writtenDay(result)?.state
  return [
    // A day that isn't judged is no day that is met.
    ...(state === 'whole' ? [] : [`not judged: ${state}`]),
    ...standards.flatMap(({ standardId, status, value }) =>
      status === 'below' || status === 'above' ? [`${standardId} ${status}: ${value}`] : [],
    ),
    ...findings.flatMap(({ kind, text }) => (kind === 'missing' ? [] : [text])),
  ]
}

test.each([...OBJECT_TYPE_IDS, 11])(
  'what is built for object type %i is met by its needs, and by the self-check',
  (id) => {
    const own = menus.filter(({ objectTypeId }) => objectTypeId === id)
    const faults = own.flatMap(({ days, unmet }) => [
      ...unmet.map(({ dayCode, standardId }) => `builder: ${dayCode} ${standardId}`),
      ...days.flatMap((day) => missedStandards(day, id, days.length).map((standardId) => `needs: ${standardId}`)),
      ...missedMeans(days, id).map((standardId) => `needs, mean: ${standardId}`),
      ...days.flatMap((day) => scoldingOf(day, id).map((text) => `self-check: ${text}`)),
    ])
    expect(own).toHaveLength(SEEDS.length + WEEK_SEEDS.length)
    expect(faults).toEqual([])
  },
)

test('the self-check scolds what is not as it was built', () => {
  const [menu] = menus.filter(({ objectTypeId }) => objectTypeId === 9)
  const [day] = menu?.days ?? []
  if (day === undefined) throw new Error('nothing was built')
  const twice = (factor: number): AnsweredDay => ({
    ...day,
    meals: day.meals.map((meal) => ({
      ...meal,
      dishes: meal.dishes.map((dish) => ({ ...dish, portion: dish.portion * factor })),
    })),
  })
  expect(scoldingOf(twice(0.5), 9).join()).toMatch(/^not judged: low,/)
  expect(scoldingOf(twice(0.75), 9).join()).toMatch(/1 below/)
  expect(scoldingOf(twice(2), 9).join()).toMatch(/104 above/)
})
