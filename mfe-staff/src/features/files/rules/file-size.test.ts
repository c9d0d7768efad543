import { expect, test } from '@jest/globals'
import { fileSize } from './file-size'

test.each([
  [1, '1 byte'],
  [999, '999 byte'],
  [1_000, '1 KB'],
  [204_499, '204 KB'],
  [999_499, '999 KB'],
  [999_500, '1 MB'],
  [4_960_000, '5 MB'],
  [1_250_000, '1,3 MB'],
])('%d bytes are %s', (bytes, words) => {
  expect(fileSize(bytes)).toBe(words)
})
