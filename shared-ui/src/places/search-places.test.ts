import { expect, test } from '@jest/globals'
import { searchPlaces } from './search-places'

const places = [
  ['Phường Tân Phú Trung'],
  ['Phường Xuân Hương - Đà Lạt'],
  ['Phường Bắc Nha Trang'],
  ['Phường Nha Trang'],
  ['Xã Tân Phú'],
  ['Xã Bình Tân Phước'],
  ["Xã Ea H'Leo"],
  ['Xã Ba Tơ'],
  ['Xã Ba Tô'],
  ['Phường Ngọc Hà', 'Quận Ba Đình'],
  ['Phường Ba Đình', 'Quận Ba Đình'],
  ['Phường Hòa Hưng', 'Quận 10'],
  ['Phường Tân Định', 'Quận 1'],
].map(([label = '', ...formerly], value) => ({ value, label, formerly }))

test.each([
  ['tan phu', ['Xã Tân Phú', 'Phường Tân Phú Trung', 'Xã Bình Tân Phước']],
  ['  TÂN  PHƯỚC', ['Xã Bình Tân Phước']],
  ['nha trang', ['Phường Nha Trang', 'Phường Bắc Nha Trang']],
  ['n ph', ['Phường Tân Phú Trung', 'Xã Tân Phú', 'Xã Bình Tân Phước']],
  ['ba tô', ['Xã Ba Tô', 'Xã Ba Tơ']],
  ['ba tô'.normalize('NFD'), ['Xã Ba Tô', 'Xã Ba Tơ']],
  ['ea h’leo', ["Xã Ea H'Leo"]],
  ['ea hleo', ["Xã Ea H'Leo"]],
  ['xuan huong da lat', ['Phường Xuân Hương - Đà Lạt']],
  ['Xuân Hương – Đà', ['Phường Xuân Hương - Đà Lạt']],
  ['ba dinh', ['Phường Ba Đình', 'Phường Ngọc Hà, Quận Ba Đình cũ']],
  ['quận ba', ['Phường Ngọc Hà, Quận Ba Đình cũ', 'Phường Ba Đình, Quận Ba Đình cũ']],
  ['quan 1', ['Phường Tân Định, Quận 1 cũ', 'Phường Hòa Hưng, Quận 10 cũ']],
  ['uan', ['Phường Xuân Hương - Đà Lạt']],
  ['xyz', []],
])('%j finds first what holds it best, and what was called so before last', (typed, found) => {
  expect(searchPlaces(places, typed).map(({ label, note }) => (note ? `${label}, ${note}` : label))).toEqual(found)
})

test('nothing typed finds all in their order', () => {
  expect(searchPlaces(places, ' ')).toEqual(places)
})
