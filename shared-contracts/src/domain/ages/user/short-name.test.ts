import { expect, test } from '@jest/globals'
import { shortName } from './short-name'

test.each([
  ['Nguyễn Thị Minh Anh', 'Minh Anh'],
  ['Minh Anh', 'Minh Anh'],
  ['Anh', 'Anh'],
  ['  Trần   Bảo\tNgọc ', 'Bảo Ngọc'],
  ['   ', ''],
  ['', ''],
])('%j is greeted as %j', (fullName, greeted) => {
  expect(shortName(fullName)).toBe(greeted)
})
