import { expect, test } from '@jest/globals'
import { mediaTypeOf } from './media-type'

test.each([
  [true, false, false, 0],
  [false, false, false, 0],
  [false, true, false, 1],
  [false, false, true, 2],
  [false, true, true, 2],
  [true, true, false, 3],
  [true, false, true, 4],
  [true, true, true, 4],
])('text %s, image %s, video %s: %d', (hasText, hasImage, hasVideo, expected) => {
  expect(mediaTypeOf({ hasText, hasImage, hasVideo })).toBe(expected)
})
