import { expect, test } from '@jest/globals'
import { vietnamMonth } from './vietnam-month'

test.each([
  [2026, 1, '2025-12-31T17:00:00.000Z', '2026-01-31T17:00:00.000Z'],
  [2026, 12, '2026-11-30T17:00:00.000Z', '2026-12-31T17:00:00.000Z'],
])('%i-%i', (year, month, from, until) => {
  const found = vietnamMonth(year, month)
  expect([new Date(found.from).toISOString(), new Date(found.until).toISOString()]).toEqual([from, until])
})
