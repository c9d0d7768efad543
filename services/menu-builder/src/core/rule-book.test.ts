import { expect, test } from '@jest/globals'
import { menuBreaches } from 'content'
import { realMenuSnapshot } from 'content/testing/prepared'
import { createKitchen, type LimitedDish } from 'shared-contracts/nutrition'
import { OBJECT_TYPE_IDS, realPool, realSnapshot } from '../testing/content'
import { runSeeds } from '../testing/run-seeds'
import { buildMenu } from './build-menu'

const SEEDS = runSeeds(4, 100)

const snapshot = realSnapshot()
const { safety, dishById } = snapshot
const kitchen = createKitchen(realMenuSnapshot().facts)

/** A built day as the rule book reads it; built without a prover, as no reason is asked for. */
function builtDay(objectTypeId: number, seed: number): readonly LimitedDish[] {
  const { days } = buildMenu({ objectTypeId, days: 1, seed }, { snapshot, pool: realPool(objectTypeId) })
  return (days[0]?.meals ?? []).flatMap(({ mealCode, dishes }) =>
    dishes.flatMap(({ dishId, portion }) => {
      const dish = dishById.get(dishId)
      return dish === undefined ? [] : [{ ...dish, mealCode, portion }]
    }),
  )
}

const built = OBJECT_TYPE_IDS.flatMap((objectTypeId) =>
  SEEDS.map((seed) => ({ objectTypeId, day: builtDay(objectTypeId, seed) })),
)
const breaches = built.flatMap(({ objectTypeId, day }) =>
  menuBreaches([day], { objectTypeId, kitchen, safety }).map(({ ruleId, message }) => ({
    ruleId,
    place: `${objectTypeId}: ${message}`,
  })),
)

/** Days of object types that a rule is about. */
const daysOf = (objectTypeIds: readonly number[]) =>
  built.filter(({ objectTypeId }) => objectTypeIds.includes(objectTypeId)).length

test(`${SEEDS.length} days of each object type are built, with dishes in every meal`, () => {
  expect(built).toHaveLength(SEEDS.length * OBJECT_TYPE_IDS.length)
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
