import { describe, expect, test } from '@jest/globals'
import { addDays, parseCalendarDay } from '../ages/index'
import { type Audience, audienceCode, audienceObjectTypeId, parseAudience } from './audience'
import { type AudienceToday, audienceToday, readTold, toldToday } from './told-audience'

const day = (text: string) => {
  const parsed = parseCalendarDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}
const today = day('2026-11-22')
const code = (now: AudienceToday | null) => (typeof now === 'object' && now !== null ? audienceCode(now) : now)
const of = (text: string): Audience => {
  const audience = parseAudience(text)
  if (audience === null) throw new Error(text)
  return audience
}

test.each([
  [1, 0, 'tuan-1', 1],
  [20, 0, 'tuan-20', 2],
  [20, 6, 'tuan-20', 2],
  [20, 7, 'tuan-21', 2],
  [12, 6, 'tuan-12', 1],
  [12, 7, 'tuan-13', 2],
  [24, 7, 'tuan-25', 3],
  [40, 13, 'tuan-40', 3],
  // A clock that was put back
  [20, -3, 'tuan-20', 2],
])('week %i told %i days ago is %s, object type %i', (week, ago, expected, objectTypeId) => {
  const now = audienceToday({ kind: 'pregnancy', week, asOf: addDays(today, -ago) }, today)
  expect(code(now)).toBe(expected)
  expect(typeof now === 'object' && now !== null && audienceObjectTypeId(now)).toBe(objectTypeId)
})

test('past the 287th day it is asked whether the child was born', () => {
  expect(audienceToday({ kind: 'pregnancy', week: 40, asOf: addDays(today, -14) }, today)).toBe('born')
})

test.each([
  ['2026-11-22', 'be-0-thang'],
  ['2026-11-23', null],
  ['2026-05-26', 'be-5-thang'],
  // 180 days were above, these are 181: the object type goes by days, the month follows
  ['2026-05-25', 'be-6-thang'],
  ['2026-05-24', 'be-6-thang'],
  ['2025-09-10', 'be-14-thang'],
  ['2021-11-23', 'be-59-thang'],
  ['2021-11-22', 'grown'],
])('a child born %s is %s', (birthDay, expected) => {
  expect(code(audienceToday({ kind: 'birthday', birthDay: day(birthDay) }, today))).toBe(expected)
})

test.each([
  [5, '2026-11-22', 'be-5-thang'],
  [5, '2026-10-22', 'be-6-thang'],
  [5, '2026-10-23', 'be-5-thang'],
  [8, '2026-08-31', 'be-10-thang'],
  [59, '2026-11-01', 'be-59-thang'],
  [59, '2026-10-22', 'grown'],
])('%i months told on %s are %s', (months, asOf, expected) => {
  expect(code(audienceToday({ kind: 'months', months, asOf: day(asOf) }, today))).toBe(expected)
})

test.each(['tuan-1', 'tuan-40', 'be-0-thang', 'be-59-thang', 'me-cho-con-bu'])(
  '%s told today is itself today',
  (text) => {
    const told = toldToday(of(text), today)
    expect(readTold(JSON.parse(JSON.stringify(told)))).toEqual(told)
    expect(told.kind !== 'own' && code(audienceToday(told, today))).toBe(text)
  },
)

describe('what a device has stored counts as nothing', () => {
  test.each([
    null,
    'tuan-20',
    {},
    { kind: 'week', week: 20 },
    { kind: 'pregnancy', week: 0, asOf: '2026-11-22' },
    { kind: 'pregnancy', week: 41, asOf: '2026-11-22' },
    { kind: 'pregnancy', week: 20.5, asOf: '2026-11-22' },
    { kind: 'pregnancy', week: '20', asOf: '2026-11-22' },
    { kind: 'pregnancy', week: 20 },
    { kind: 'pregnancy', week: 20, asOf: '2026-02-30' },
    { kind: 'months', months: 60, asOf: '2026-11-22' },
    { kind: 'months', months: -1, asOf: '2026-11-22' },
    { kind: 'birthday', birthDay: '22/11/2025' },
    { kind: 'own', key: 7 },
  ])('%j', (stored) => {
    expect(readTold(stored)).toBeNull()
  })
})
