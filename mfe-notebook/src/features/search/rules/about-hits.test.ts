import { expect, test } from '@jest/globals'
import { splitHits } from './about-hits'

test.each([
  [2, 0, ['a', 'b'], ['c']],
  [3, 0, ['a', 'b', 'c'], []],
  [9, 0, ['a', 'b', 'c'], []],
  [0, 0, [], ['a', 'b', 'c']],
  [13, 12, ['a'], ['b', 'c']],
  [12, 12, [], ['a', 'b', 'c']],
])('%d about the keyword, %d before', (aboutCount, before, about, mentions) => {
  expect(splitHits(['a', 'b', 'c'], aboutCount, before)).toEqual({ about, mentions })
})
