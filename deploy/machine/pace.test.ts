import { expect, test } from '@jest/globals'
import { paceOf, watchPace, workMilliseconds } from './pace'

test('the pace is that of the median sample, and never below the usual one', () => {
  const usual = (1 / paceOf([1e9])) * 1e9
  expect(paceOf([usual * 2, usual * 9, usual * 1.5])).toBeCloseTo(2)
  expect(paceOf([usual / 3])).toBe(1)
  expect(() => paceOf([])).toThrow('no sample')
})

test('the work takes time, and a watch measures it at once', () => {
  expect(workMilliseconds()).toBeGreaterThan(1)
  const watch = watchPace()
  expect(watch.read()).toBeGreaterThanOrEqual(1)
  expect(watch.read(performance.now())).toBe(watch.read())
  watch.stop()
})
