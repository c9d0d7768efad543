import { expect, test } from '@jest/globals'
import { objectTypes } from '../ages/object-types'
import { compareHomeOrder } from './home-order'

test('children first, then mothers, all last, medical staff after everyone', () => {
  expect(objectTypes.map(({ id }) => id).sort(compareHomeOrder)).toEqual([5, 6, 7, 8, 9, 10, 1, 2, 3, 4, 0, 11])
})
