import { expect, test } from '@jest/globals'
import { categoryCodeOf, listAddress, pageNumberOf } from './list-address'

test.each([
  ['', 1],
  ['trang=1', 1],
  ['trang=7', 7],
  ['trang=100000', 100_000],
  ['trang=100001', 1],
  ['trang=0', 1],
  ['trang=-2', 1],
  ['trang=2.5', 1],
  ['trang=hai', 1],
  ['trang=', 1],
])('?%s asks for page %s', (query, page) => {
  expect(pageNumberOf(new URLSearchParams(query))).toBe(page)
})

test.each<[{ category: string | null; page?: number }, string]>([
  [{ category: null }, '/tin-moi'],
  [{ category: null, page: 1 }, '/tin-moi'],
  [{ category: null, page: 2 }, '/tin-moi?trang=2'],
  [{ category: 'an-dam' }, '/tin-moi?chuyen-muc=an-dam'],
  [{ category: 'an-dam', page: 3 }, '/tin-moi?chuyen-muc=an-dam&trang=3'],
])('%j lives at %s', (choice, address) => {
  expect(listAddress('/tin-moi', choice)).toBe(address)
  const search = new URL(address, 'https://example.vn').searchParams
  expect(categoryCodeOf(search)).toBe(choice.category)
  expect(pageNumberOf(search)).toBe(choice.page ?? 1)
})
