import { expect, test } from '@jest/globals'
import { pagerPages } from './pager-pages'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 5, [1, 2, null, 5]],
  [2, 5, [1, 2, 3, 4, 5]],
  [2, 6, [1, 2, 3, null, 6]],
  [3, 5, [1, 2, 3, 4, 5]],
  [5, 5, [1, null, 4, 5]],
  [4, 10, [1, 2, 3, 4, 5, null, 10]],
  [5, 10, [1, null, 4, 5, 6, null, 10]],
  [7, 10, [1, null, 6, 7, 8, 9, 10]],
])('page %i of %i', (current, last, pages) => {
  expect(pagerPages(current, last)).toEqual(pages)
})
