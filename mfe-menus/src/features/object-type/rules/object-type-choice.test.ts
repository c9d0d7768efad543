import { expect, test } from '@jest/globals'
import { chosenObjectType, menuObjectTypes } from './object-type-choice'

test('offers the ten object types that have menus, children first', () => {
  expect(menuObjectTypes.map((objectType) => objectType.id)).toEqual([5, 6, 7, 8, 9, 10, 1, 2, 3, 4])
})

test.each([
  ['', 5],
  ['?nhom=2', 2],
  ['?nhom=10', 10],
  ['?nhom=0', 5],
  ['?nhom=11', 5],
  ['?nhom=99', 5],
  ['?nhom=me-bau', 5],
  ['?cho=tuan-20', 2],
  ['?cho=me-cho-con-bu', 4],
  ['?cho=be-14-thang', 7],
  // Breast milk alone: the page says so
  ['?cho=be-3-thang', 5],
  ['?cho=rubbish', 5],
  ['?cho=10', 10],
  ['?cho=nha-4', 5],
  ['?nhom=10&cho=tuan-20', 2],
])('reads %s as object type %i', (search, expected) => {
  expect(chosenObjectType(new URLSearchParams(search)).id).toBe(expected)
})
