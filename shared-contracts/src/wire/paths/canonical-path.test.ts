import { expect, test } from '@jest/globals'
import { canonicalPath } from './canonical-path'

test.each([
  ['/trang-chu', '/'],
  ['/', '/'],
  ['/dang-nhap', '/dang-nhap'],
])('the canonical address of %s is %s', (path, canonical) => {
  expect(canonicalPath(path)).toBe(canonical)
})
