import { expect, test } from '@jest/globals'
import { readDiet } from './kept-draft'

const day = { activity: 'light', eaten: [] }

test.each([
  ['me', 'me'],
  ['child-7', 'child-7'],
  ['tuan-20', 'tuan-20'],
  [null, null],
  // Kept by earlier releases
  ['toi', 'me'],
  ['con-7', 'child-7'],
])('a day of %p is that of %p', (personCode, now) => {
  expect(readDiet({ ...day, personCode })).toEqual({ ...day, personCode: now })
})

test.each([7, undefined])('whose day is %p: nothing', (personCode) => {
  expect(readDiet({ ...day, personCode })).toBeNull()
})
