import { describe, expect, test } from '@jest/globals'
import { changeDiet, type DietChange, eatenMeals, emptyDiet } from './diet-draft'

const rice: DietChange = { kind: 'add', eaten: { kind: 'dish', mealCode: 2, dishId: 7, title: 'Cơm', portion: 1 } }
const egg: DietChange = {
  kind: 'add',
  eaten: { kind: 'food', mealCode: 1, materialId: 295, title: 'Trứng gà', amount: 1, unit: 'quả', gramsPerUnit: 47.3 },
}
const after = (...changes: DietChange[]) => changes.reduce(changeDiet, emptyDiet)

describe('what was eaten', () => {
  test('becomes the meals of a call, in the order of meal codes', () => {
    expect(eatenMeals(after(rice, egg, rice).eaten)).toEqual([
      { mealCode: 1, dishes: [], foods: [{ materialId: 295, grams: 47.3 }] },
      {
        mealCode: 2,
        dishes: [
          { dishId: 7, portion: 1 },
          { dishId: 7, portion: 1 },
        ],
        foods: [],
      },
    ])
  })

  test.each([
    [0.5, 1.5],
    [-0.5, 0.5],
    [-1, 0.5],
    [20, 10],
  ])('one portion changed by %p is %p', (by, portion) => {
    expect(after(rice, { kind: 'portion', key: 1, by }).eaten[0]).toMatchObject({ portion })
  })

  test('keeps its weight in another unit', () => {
    const inGrams = after(egg, { kind: 'unit', key: 1, unit: 'g', gramsPerUnit: 1 })
    expect(inGrams.eaten[0]).toMatchObject({ amount: 47.3, unit: 'g' })
  })

  test.each([null, 0])('with the amount %p is left out until it has one', (amount) => {
    expect(eatenMeals(after(egg, { kind: 'amount', key: 1, amount }).eaten)).toEqual([])
  })

  test('of more than three kilograms is a slip', () => {
    expect(eatenMeals(after(egg, { kind: 'amount', key: 1, amount: 500 }).eaten)[0]?.foods[0]?.grams).toBe(3000)
  })

  test('is taken away by its key alone', () => {
    expect(after(rice, rice, { kind: 'remove', key: 1 }).eaten.map(({ key }) => key)).toEqual([2])
    expect(after(rice, rice, { kind: 'remove', key: 1 }, rice).eaten.map(({ key }) => key)).toEqual([2, 3])
  })
})
