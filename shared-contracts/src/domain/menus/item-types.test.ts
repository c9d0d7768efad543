import { expect, test } from '@jest/globals'
import { cartTypes, cartTypeTitles, favouriteTypes } from './item-types'

test('the numbers of the wire', () => {
  expect(favouriteTypes).toEqual({ dish: 0, article: 1 })
  expect(cartTypes).toEqual({ menu: 0, meal: 1, dish: 2, weekMenu: 3 })
  expect(Object.values(cartTypes).map((type) => cartTypeTitles[type])).toEqual([
    'Thực đơn ngày',
    'Bữa ăn',
    'Món ăn',
    'Thực đơn tuần',
  ])
})
