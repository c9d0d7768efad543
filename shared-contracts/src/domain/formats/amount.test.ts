import { expect, test } from '@jest/globals'
import { formatAmount, formatEnergy, formatGrams } from './amount'

test.each<[number | null, string, string]>([
  [null, 'mg', 'chưa có số liệu'],
  [0, 'mg', '0 mg'],
  [0.0123, 'mg', '0,012 mg'],
  [0.9996, 'mg', '1 mg'],
  [1.236, 'mg', '1,24 mg'],
  [9.999, 'mg', '10 mg'],
  [12.34, 'g', '12,3 g'],
  [1200, 'mg', '1.200 mg'],
  [5, '', '5'],
])('%s in %j is %s', (value, unit, shown) => {
  expect(formatAmount(value, unit)).toBe(shown)
})

test.each([
  [null, 'chưa có số liệu'],
  [0, '0 kcal'],
  [312.5, '313 kcal'],
  [2080.4, '2.080 kcal'],
])('energy %s is %s', (kcal, shown) => {
  expect(formatEnergy(kcal)).toBe(shown)
})

test.each([
  [null, 'chưa có số liệu'],
  [7.46, '7,5 g'],
  [250, '250 g'],
  [999.94, '999,9 g'],
  [999.96, '1 kg'],
  [1000, '1 kg'],
  [1255, '1,26 kg'],
])('%s grams are %s', (grams, shown) => {
  expect(formatGrams(grams)).toBe(shown)
})
