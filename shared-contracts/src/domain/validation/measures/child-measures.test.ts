import { expect, test } from '@jest/globals'
import { validateChildLength, validateChildWeight, validateMeasure } from './child-measures'

test.each([
  [0.89, false],
  [0.9, true],
  [9.5, true],
  [58, true],
  [58.1, false],
  [9500, false],
  [-1, false],
  [Number.NaN, false],
])('a child of %s kg: %s', (kilograms, valid) => {
  const message = validateChildWeight(kilograms)
  if (valid) expect(message).toBeNull()
  else expect(message).toContain('không phải gam')
})

test.each([
  [37.9, false],
  [38, true],
  [75.5, true],
  [150, true],
  [150.1, false],
  [0.75, false],
  [Number.NaN, false],
])('a child of %s cm: %s', (centimetres, valid) => {
  const message = validateChildLength(centimetres)
  if (valid) expect(message).toBeNull()
  else expect(message).toContain('kiểm tra lại đơn vị')
})

test.each([
  [199.9, null],
  [200, 'Số đo phải nhỏ hơn 200.'],
])('an entry of %s', (value, message) => {
  expect(validateMeasure(value)).toBe(message)
})
