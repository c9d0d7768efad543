import { expect, test } from '@jest/globals'
import { portionOf } from './portion'

test('a dish of the youngest alone is told as their portion, any other as an adult’s', () => {
  expect(portionOf({ objectTypeIds: [5] })).toContain('bé 6–8 tháng')
  expect(portionOf({ objectTypeIds: [5, 9] })).toContain('người lớn')
  expect(portionOf({ objectTypeIds: [] })).toContain('người lớn')
})
