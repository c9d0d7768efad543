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

  test('gives a small child’s bowl its own oil and water, whatever the pot of the family has', () => {
    const oils = [material(4, 'oil', {}, 'dau_an'), material(5, 'oil', {}, 'bo')] as const
    const bowls = { soup: { 9: { oilG: 4.5, waterG: 20 } } }
    const own = { ...rules, scales: { ...rules.scales, bowls } }
    const oily = dish('soup', [
      [rice, 100],
      [oils[0], 4],
      [oils[1], 2],
    ])
    const bowl = serveDish(oily, 9, 2, own)
    expect(bowl.ingredients.map(({ grams }) => grams)).toEqual([100, 6, 3])
    expect(bowl.addedWaterG).toBe(40)
    expect(serveDish(oily, 1, 1, own)).toEqual(serveDish(oily, 1, 1, rules))
    expect(serveDish(soup, 9, 1, own).ingredients.map(({ grams }) => grams)).toEqual([50, 1.5, 5])
  })

  test('scales the water of a soup with the portion', () => {
    expect(serveDish(soup, 9, 0.5, rules).addedWaterG).toBe(50)
  })
})
