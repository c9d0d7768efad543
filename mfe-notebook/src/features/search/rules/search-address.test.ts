import { expect, test } from '@jest/globals'
import { readSearchAddress, searchAddress, tagSearchPath } from './search-address'

test.each([
  ['', { keyword: '', tag: null, kind: 'tat-ca', page: 1 }],
  ['keyword=%20S%E1%BB%AFa%20', { keyword: 'Sữa', tag: null, kind: 'tat-ca', page: 1 }],
  ['keyword=sua&loai=mon-an&trang=3', { keyword: 'sua', tag: null, kind: 'mon-an', page: 3 }],
  ['keyword=sua&loai=khac&trang=3', { keyword: 'sua', tag: null, kind: 'tat-ca', page: 1 }],
  ['the=sat&trang=2', { keyword: '', tag: 'sat', kind: 'bai-viet', page: 2 }],
  ['keyword=sua&the=sat', { keyword: 'sua', tag: null, kind: 'tat-ca', page: 1 }],
  [`keyword=${'a'.repeat(150)}`, { keyword: 'a'.repeat(100), tag: null, kind: 'tat-ca', page: 1 }],
])('?%s', (query, request) => {
  expect(readSearchAddress(new URLSearchParams(query))).toEqual(request)
})

test('an address says what was searched', () => {
  const request = { keyword: 'cá & rau', tag: null, kind: 'mon-an', page: 2 } as const
  const address = searchAddress(request)
  expect(address).toBe('/tim-kiem?keyword=c%C3%A1+%26+rau&loai=mon-an&trang=2')
  expect(readSearchAddress(new URL(address, 'https://example.vn').searchParams)).toEqual(request)
  expect(tagSearchPath('sat')).toBe('/tim-kiem?the=sat')
})
