import { expect, test } from '@jest/globals'
import { isGiven } from './consents'

const entry = (given: boolean, at: string) => ({ purpose: 'health-data', given, textVersion: '1', at }) as const

test('the newest word on a purpose counts, and no word means no', () => {
  const newestFirst = [entry(false, '2026-11-21T03:00:00Z'), entry(true, '2026-11-20T03:00:00Z')]
  expect(isGiven(newestFirst, 'health-data')).toBe(false)
  expect(isGiven(newestFirst.slice(1), 'health-data')).toBe(true)
  expect(isGiven(newestFirst, 'reminders')).toBe(false)
})
