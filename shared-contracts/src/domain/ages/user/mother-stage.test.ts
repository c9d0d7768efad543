import { expect, test } from '@jest/globals'
import { motherStageCode, motherStageLabels } from './mother-stage'

test.each([
  [null, 'CB00', 'Cho con bú'],
  [0, 'CB00', 'Cho con bú'],
  [1, 'MT13', 'Mang thai 3 tháng đầu'],
  [11, 'MT13', 'Mang thai 3 tháng đầu'],
  [12, 'MT46', 'Mang thai 3 tháng giữa'],
  [23, 'MT46', 'Mang thai 3 tháng giữa'],
  [24, 'MT79', 'Mang thai 3 tháng cuối'],
  [40, 'MT79', 'Mang thai 3 tháng cuối'],
])('week %s: %s, %s', (weeks, code, label) => {
  expect(motherStageCode(weeks)).toBe(code)
  expect(motherStageLabels[motherStageCode(weeks)]).toBe(label)
})
