import { expect, test } from '@jest/globals'
import { realMenuSnapshot } from 'content/testing/prepared'
import { createKitchen, judgeDay, portionFamilyOf } from 'shared-contracts/nutrition'
import { realSnapshot } from '../testing/content'
import { buildMenu } from './build-menu'
import { createPool } from './pool'

const snapshot = realSnapshot()
const kitchen = createKitchen(realMenuSnapshot().facts)

test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])(
  'totals that a browser computes are the figures of the builder, object type %i',
  (objectTypeId) => {
    const [day] = buildMenu(
      { objectTypeId, days: 1, seed: 11 },
      { snapshot, pool: createPool(snapshot, objectTypeId) },
    ).days
    const chosen = (day?.meals ?? []).flatMap(({ mealCode, dishes }) =>
      dishes.map(({ dishId, portion }) => {
        const dish = snapshot.dishById.get(dishId)
        const list = (dish?.ingredients ?? []).map(({ material, grams }) => ({
          materialId: material.materialId,
          grams,
        }))
        return {
          mealCode,
          portion,
          family: dish ? portionFamilyOf(dish) : '',
          ingredients: kitchen.ingredientsOf(list),
        }
      }),
    )
    const judged = judgeDay(chosen, objectTypeId, kitchen)
    expect(chosen.length).toBeGreaterThan(4)
    expect(judged.nutrition).toEqual(day?.nutrition)
    expect(judged.standards).toEqual(day?.standards)
  },
)
