import { expect, test } from '@jest/globals'
import { filterOptions } from './select-filter'

const provinces = ['Hà Nội', 'Hải Dương', 'Bình Đường', 'Đà Nẵng', 'Huế'].map((label, value) => ({ value, label }))
const labels = (typed: string) => filterOptions(provinces, typed).map(({ label }) => label)

test.each([
  ['', ['Hà Nội', 'Hải Dương', 'Bình Đường', 'Đà Nẵng', 'Huế']],
  ['ha noi', ['Hà Nội']],
  ['  HÀ ', ['Hà Nội', 'Hải Dương']],
  ['da', ['Đà Nẵng']],
  ['duong', ['Hải Dương', 'Bình Đường']],
  ['đường', ['Bình Đường', 'Hải Dương']],
  ['đường'.normalize('NFD'), ['Bình Đường', 'Hải Dương']],
  ['ðường', ['Bình Đường', 'Hải Dương']],
  ['Ðường\u200B', ['Bình Đường', 'Hải Dương']],
  ['xyz', []],
])('%j', (typed, found) => {
  expect(labels(typed)).toEqual(found)
})
