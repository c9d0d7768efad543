import { describe, expect, test } from '@jest/globals'
import { intakeOfDish, nutritionOfIntake } from 'shared-contracts/nutrition'
import { realSnapshot } from '../testing/content'
import { NUTRIENT_COLUMNS, rawDishes, sumOf } from '../testing/independent'

const { dishById, standards, rules } = realSnapshot()

/** One adult portion: the grams of the file, nothing scaled. */
function adultIntake(dishId: number) {
  const dish = dishById.get(dishId)
  if (dish === undefined) throw new Error(`dish ${dishId} is absent`)
  return intakeOfDish({ ingredients: dish.ingredients, addedWaterG: 0 }, rules)
}

describe('nutrition of a dish', () => {
  test('is the sum over its materials, for all dishes and nutrients', () => {
    const wrong: string[] = []
    for (const raw of rawDishes) {
      const values = nutritionOfIntake(standards, adultIntake(raw.dishId))
      for (const [standardId, column] of Object.entries(NUTRIENT_COLUMNS)) {
        const expected = sumOf(raw.ingredients, column).value
        if (Math.abs((values[standardId] ?? Number.NaN) - expected) > 0.006 || values[standardId] === undefined)
          wrong.push(`${raw.title} ${column}: ${values[standardId]} instead of ${expected}`)
      }
    }
    expect(rawDishes.length).toBe(dishById.size)
    expect(wrong).toEqual([])
  })

  test('counts each material whose nutrient is not known, and takes none for zero', () => {
    const wrong = rawDishes.filter((raw) => {
      const { amounts } = adultIntake(raw.dishId)
      return (
        amounts.zinc.missingCount !== sumOf(raw.ingredients, 'zincMg').missing ||
        amounts.folate.missingCount !== sumOf(raw.ingredients, 'folateUg').missing ||
        amounts.iodine.missingCount !== sumOf(raw.ingredients, 'iodineUg').missing
      )
    })
    expect(wrong).toEqual([])
    expect(rawDishes.some(({ ingredients }) => sumOf(ingredients, 'zincMg').missing > 0)).toBe(true)
  })
})
