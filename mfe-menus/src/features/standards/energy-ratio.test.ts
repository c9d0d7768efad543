import { expect, test } from '@jest/globals'
import { ratioOf } from './energy-ratio'

test.each([
  [
    { protein: 25, lipid: 20, glucid: 130 },
    { p: 13, l: 23, g: 64 },
  ],
  [
    { protein: 0, lipid: 0, glucid: 10 },
    { p: 0, l: 0, g: 100 },
  ],
  [{ protein: 0, lipid: 0, glucid: 0 }, null],
  [{ protein: null, lipid: 1, glucid: 1 }, null],
])('%j gives %j', (parts, ratio) => {
  expect(ratioOf(parts)).toEqual(ratio)
})
