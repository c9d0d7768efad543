import { expect, test } from '@jest/globals'
import { dayOf, timeSpan } from './class-times'

test.each([
  ['2026-12-05T02:00:00Z', '2026-12-05'],
  ['2026-12-31T17:00:00Z', '2027-01-01'],
])('%s is on %s in Viet Nam', (instant, day) => {
  expect(dayOf(instant)).toBe(day)
})

test('shows a span without a leading zero', () => {
  expect(timeSpan('2026-12-05T09:00:00+07:00', '2026-12-05T11:30:00+07:00')).toBe('9:00 – 11:30')
  expect(timeSpan('2026-12-05T17:05:00Z', '2026-12-05T18:00:00Z')).toBe('0:05 – 1:00')
})
