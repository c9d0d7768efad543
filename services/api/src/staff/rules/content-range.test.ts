import { expect, test } from '@jest/globals'
import { isSameFile, requestedPart } from './content-range'

test.each([
  [undefined, 'whole'],
  ['bytes=0-9', { from: 0, to: 9 }],
  ['bytes=10-', { from: 10, to: 99 }],
  ['bytes=99-', { from: 99, to: 99 }],
  ['bytes=90-500', { from: 90, to: 99 }],
  ['bytes=-5', { from: 95, to: 99 }],
  ['bytes=-500', { from: 0, to: 99 }],
  ['BYTES=0-0', { from: 0, to: 0 }],
  ['bytes=100-', 'none'],
  ['bytes=100-200', 'none'],
  ['bytes=-0', 'none'],
  ['bytes=99999999999999999999-', 'none'],
  // Malformed or more than one part: the whole file is a right answer.
  ['bytes=9-3', 'whole'],
  ['bytes=-', 'whole'],
  ['bytes=0-4,10-14', 'whole'],
  ['lines=0-4', 'whole'],
  ['bytes=a-b', 'whole'],
] as const)('of 100 bytes %s is %j', (range, part) => {
  expect(requestedPart(range, 100)).toEqual(part)
})

test.each([
  [undefined, true],
  ['"a1"', true],
  [' "a1" ', true],
  ['"a2"', false],
  ['W/"a1"', false],
  ['Sat, 21 Nov 2026 03:00:00 GMT', false],
] as const)('If-Range %s is the same file: %s', (ifRange, same) => {
  expect(isSameFile(ifRange, '"a1"')).toBe(same)
})
