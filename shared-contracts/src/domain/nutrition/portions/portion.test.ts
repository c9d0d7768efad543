import { describe, expect, test } from '@jest/globals'
import { dish, material, rules } from '../testing/foods'
import { portionScale, serveDish } from './portion'

const rice = material(1, 'grain', {}, 'gao_te')
const salt = material(2, 'condiment', {}, 'muoi')
const sugar = material(3, 'sugar', {}, 'duong')

describe('portionScale', () => {
  test.each([
    ['porridge', 9, 0.8],
    ['main', 9, 0.5],
    ['porridge', 1, 0.93],
    ['main', 7, 1],
  ])('%s for object type %d is %d', (family, objectTypeId, expected) => {
    expect(portionScale(family, objectTypeId, rules)).toBe(expected)
  })
})

describe('serveDish', () => {
  const soup = dish('soup', [
    [rice, 100],
    [salt, 4],
    [sugar, 10],
  ])
  const gramsFor = (objectTypeId: number, portion: number) =>
    Object.fromEntries(
      serveDish(soup, objectTypeId, portion, rules).ingredients.map((each) => [each.material.key, each.grams]),
    )

  test('scales by object type and portion, condiments by their own scale too', () => {
    expect(gramsFor(9, 1)).toEqual({ gao_te: 50, muoi: 1.5, duong: 5 })
    expect(gramsFor(9, 2)).toEqual({ gao_te: 100, muoi: 3, duong: 10 })
  })

  test('leaves salt and sugar out before 12 months', () => {
    expect(gramsFor(5, 1)).toEqual({ gao_te: 100 })
  })

  test('scales the water of a soup with the portion', () => {
    expect(serveDish(soup, 9, 0.5, rules).addedWaterG).toBe(50)
  })
})
