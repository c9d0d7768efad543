import { expect, test } from '@jest/globals'
import { ALLERGENS } from 'shared-contracts/nutrition'
import { claimedQuery } from 'shared-frame/routes'
import { remote } from '../../../../remote'
import { dishSearchPath, filterCount, readDishSearch } from './dish-search-address'
import { MINUTES, REGIONS, SEASONS } from './filter-parameters'

const noFilter = { region: null, maxMinutes: null, season: null, vegetarian: false, withoutAllergens: [] }

test.each([
  ['', '', 1],
  ['?mon=%20c%C3%A1+h%E1%BB%93i%20', 'cá hồi', 1],
  ['?mon=a&trang=3', 'a', 3],
  ['?trang=0', '', 1],
  ['?trang=-2', '', 1],
  ['?trang=1.5', '', 1],
  ['?trang=x', '', 1],
  ['?vung=tay&phut=17&mua=kho&chay=co&khong-trung=x', '', 1],
])('reads %s', (search, keyword, pageNumber) => {
  expect(readDishSearch(new URLSearchParams(search))).toEqual({ ...noFilter, keyword, pageNumber })
})

const filtered = {
  keyword: 'bí đỏ',
  pageNumber: 2,
  region: 'trung',
  maxMinutes: 30,
  season: 'he',
  vegetarian: true,
  withoutAllergens: ['egg', 'shellfish'],
} as const

test('writes what it reads', () => {
  const path = dishSearchPath(filtered, 7)
  expect(readDishSearch(new URL(path, 'http://x').searchParams)).toEqual(filtered)
  expect(path).toContain('cho=7')
  expect(filterCount(filtered)).toBe(6)
})

test('uses no parameter that the document host would leave out', () => {
  const known = remote.routes.find(({ id }) => id === 'menu-bank')?.query ?? []
  for (const region of REGIONS)
    for (const maxMinutes of MINUTES)
      for (const season of SEASONS) {
        const { search } = new URL(
          dishSearchPath({ ...filtered, region, maxMinutes, season, withoutAllergens: ALLERGENS }, 11),
          'http://x',
        )
        expect([...new URLSearchParams(claimedQuery(known, search))].sort()).toEqual(
          [...new URLSearchParams(search)].sort(),
        )
      }
})
