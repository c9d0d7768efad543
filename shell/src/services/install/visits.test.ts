import { expect, test } from '@jest/globals'
import { nextVisits, parseVisits, VISIT_GAP_MS, type Visits, visitsText } from './visits'

const NOW = 1_800_000_000_000
const minutes = (ms: number) => Math.floor(ms / 60_000)

test.each<[string, Visits | null, number]>([
  ['the first page ever', null, 1],
  ['another page of the first visit', { count: 1, lastMinute: minutes(NOW) - 5 }, 1],
  ['just before a visit is over', { count: 1, lastMinute: minutes(NOW - VISIT_GAP_MS) + 1 }, 1],
  ['back after half an hour', { count: 1, lastMinute: minutes(NOW - VISIT_GAP_MS) }, 2],
  ['back after a week', { count: 4, lastMinute: minutes(NOW) - 7 * 24 * 60 }, 5],
  ['a clock put back', { count: 1, lastMinute: minutes(NOW) + 600 }, 1],
])('%s', (_, before, count) => {
  expect(nextVisits(before, NOW)).toEqual({ count, lastMinute: minutes(NOW) })
})

test('kept as a text; anything else counts as absent', () => {
  expect(parseVisits(visitsText({ count: 2, lastMinute: 30_000_000 }))).toEqual({ count: 2, lastMinute: 30_000_000 })
  for (const text of [undefined, '', '2', '2.x', '-1.3', '2.3.4']) expect(parseVisits(text)).toBeNull()
})
