import { describe, expect, test } from '@jest/globals'
import { serveDish } from '../portions/portion'
import { dish, material, rules } from '../testing/foods'
import { intakeOfDish, sumIntakes } from './intake'

const rice = material(1, 'grain', { energyKcal: 344, proteinG: 7.9, waterG: 12, sodiumMg: 5 }, 'gao_te')
const pork = material(2, 'pork', { energyKcal: 139, proteinG: 19, zincMg: null, sodiumMg: 76 })
const carrot = material(3, 'leafVegetable', { vitaminAUg: 420 })
const cabbage = material(4, 'leafVegetable', { vitaminAUg: 119.9 })
const yoghurt = material(5, 'dairy', { calciumMg: 120, proteinG: 3 })
const condensed = material(6, 'sugar', {}, 'duong')
const breastMilk = material(7, 'dairy', { energyKcal: 61, calciumMg: 34 }, 'sua_me')
const oil = material(8, 'oil', { energyKcal: 897 })

const served = (family: string, ...ingredients: Parameters<typeof dish>[1]) =>
  intakeOfDish(serveDish(dish(family, ingredients), 7, 1, rules), rules)

describe('intakeOfDish', () => {
  test('sums over materials and counts what is missing', () => {
    const { amounts } = served('main', [rice, 100], [pork, 50])
    expect(amounts.energy).toEqual({ value: 344 + 69.5, missingCount: 0 })
    expect(amounts.zinc).toEqual({ value: 0, missingCount: 1 })
  })

  test('tells animal protein, milk, vegetables, fruit, oil and added sugar apart', () => {
    const { amounts } = served(
      'main',
      [rice, 100],
      [pork, 100],
      [yoghurt, 100],
      [carrot, 40],
      [condensed, 10],
      [oil, 5],
    )
    expect(amounts.animalProtein.value).toBeCloseTo(22)
    expect(amounts.protein.value).toBeCloseTo(29.9)
    expect(amounts.milkUnits.value).toBeCloseTo(1.2)
    expect(amounts.vegetables.value).toBe(40)
    expect(amounts.fruit.value).toBe(0)
    expect(amounts.oil.value).toBe(5)
    expect(amounts.addedSugar.value).toBe(10)
  })

  test('turns sodium into salt: 2000 mg are about 5 g', () => {
    const broth = material(9, 'condiment', { sodiumMg: 2000 })
    expect(served('main', [broth, 100]).amounts.salt.value).toBeCloseTo(5.084, 3)
  })

  test('weighs food as eaten: cooked yields and the water of soups', () => {
    const { amounts } = served('soup', [rice, 100], [pork, 100])
    expect(amounts.amount.value).toBeCloseTo(200 + 70 + 200)
    expect(amounts.water.value).toBeCloseTo(12 + 100 + 200)
  })

  test('leaves breast milk out of the energy that meals share', () => {
    const { amounts } = served('breastMilk', [breastMilk, 100])
    expect(amounts.energy.value).toBe(61)
    expect(amounts.foodEnergy.value).toBe(0)
  })

  test('counts foods and groups: coloured vegetables apart from 120 µg, no oils or condiments', () => {
    const { foods, foodGroups } = served('main', [rice, 10], [carrot, 10], [cabbage, 10], [oil, 5], [breastMilk, 10])
    expect([...foods].sort()).toEqual([1, 3, 4, 7])
    expect([...foodGroups].sort()).toEqual(['breastMilk', 'otherVegetables', 'starch', 'vitaminA'])
    const expressed = material(8, 'dairy', { energyKcal: 61 }, 'sua_be_dung')
    expect([...served('main', [expressed, 40]).foodGroups]).toEqual(['breastMilk'])
    expect(served('main', [expressed, 40]).amounts.foodEnergy.value).toBeCloseTo(24.4)
  })
})

test('adds dishes and counts a food that comes twice once', () => {
  const total = sumIntakes([served('main', [rice, 100]), served('main', [rice, 50], [pork, 10])])
  expect(total.amounts.energy.value).toBeCloseTo(344 * 1.5 + 13.9)
  expect(total.amounts.zinc.missingCount).toBe(1)
  expect(total.foods.size).toBe(2)
})
