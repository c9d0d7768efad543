import { expect, it } from '@jest/globals'
import { dishSearchPath, readDishSearch } from './dish-search-address'

it.each([
  ['', '', 1],
  ['?mon=%20c%C3%A1+h%E1%BB%93i%20', 'cá hồi', 1],
  ['?mon=a&trang=3', 'a', 3],
  ['?trang=0', '', 1],
  ['?trang=-2', '', 1],
  ['?trang=1.5', '', 1],
  ['?trang=x', '', 1],
])('reads %s', (search, keyword, pageNumber) => {
  expect(readDishSearch(new URLSearchParams(search))).toEqual({ keyword, pageNumber })
})

it('writes what it reads', () => {
  const address = { keyword: 'bí đỏ', pageNumber: 2 }
  const path = dishSearchPath(address, 7)
  expect(readDishSearch(new URL(path, 'http://x').searchParams)).toEqual(address)
  expect(path).toContain('nhom=7')
})
