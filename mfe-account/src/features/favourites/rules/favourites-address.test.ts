import { expect, test } from '@jest/globals'
import { favouritesPageIn, favouritesPath } from './favourites-address'

const searchOf = (query: string) => new URLSearchParams(query)

test.each([
  ['', 1],
  ['mon=3', 3],
  ['mon=0', 1],
  ['mon=-2', 1],
  ['mon=1.5', 1],
  ['mon=x', 1],
  ['mon=99999999', 1],
])('%j is page %i of the dishes', (query, page) => {
  expect(favouritesPageIn(searchOf(query), 'dish')).toBe(page)
})

test('turning the pages of one kind leaves the other where it is', () => {
  expect(favouritesPath(searchOf('bai=2'), 'dish', 3)).toBe('/trang-ca-nhan-cua-ban/yeu-thich?mon=3&bai=2')
  expect(favouritesPath(searchOf('mon=2&utm=x'), 'dish', 1)).toBe('/trang-ca-nhan-cua-ban/yeu-thich')
})
