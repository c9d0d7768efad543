import { describe, expect, test } from '@jest/globals'
import { addDays, parseCalendarDay } from '../ages/index'
import { type AddressStage, parseStage, stageCode, stageObjectTypeId } from './stage'
import { readTold, stageToday, toldToday } from './told-stage'

const day = (text: string) => {
  const parsed = parseCalendarDay(text)
  if (parsed === null) throw new Error(`${text} is no day`)
  return parsed
}
const today = day('2026-11-22')
const code = (now: ReturnType<typeof stageToday>) => {
  if (now === null || now === 'grown') return now
  return now.kind === 'past-term' ? now.kind : stageCode(now)
}
const of = (text: string): AddressStage => {
  const stage = parseStage(text)
  if (stage === null) throw new Error(text)
  return stage
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
  const now = stageToday({ kind: 'pregnancy', week, asOf: addDays(today, -ago) }, today)
  expect(code(now)).toBe(expected)
  expect(typeof now === 'object' && now !== null && stageObjectTypeId(now)).toBe(objectTypeId)
})

test('past the 287th day it is no week', () => {
  expect(stageToday({ kind: 'pregnancy', week: 40, asOf: addDays(today, -14) }, today)).toEqual({ kind: 'past-term' })
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
  expect(code(stageToday({ kind: 'birthday', birthDay: day(birthDay) }, today))).toBe(expected)
})

test.each([
  [5, '2026-11-22', 'be-5-thang'],
  [5, '2026-10-22', 'be-6-thang'],
  [5, '2026-10-23', 'be-5-thang'],
  [8, '2026-08-31', 'be-10-thang'],
  [59, '2026-11-01', 'be-59-thang'],
  [59, '2026-10-22', 'grown'],
])('%i months told on %s are %s', (months, asOf, expected) => {
  expect(code(stageToday({ kind: 'months', months, asOf: day(asOf) }, today))).toBe(expected)
})

test.each(['tuan-1', 'tuan-40', 'be-0-thang', 'be-59-thang', 'me-cho-con-bu'])(
  '%s told today is itself today',
  (text) => {
    const told = toldToday(of(text), today)
    expect(readTold(JSON.parse(JSON.stringify(told)))).toEqual(told)
    expect(told.kind !== 'own' && code(stageToday(told, today))).toBe(text)
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
    { kind: 'own', key: 'somebody' },
    { kind: 'own', key: 'child-x' },
  ])('%j', (stored) => {
    expect(readTold(stored)).toBeNull()
  })
})

test.each([
  [{ kind: 'own', key: 'me' }, 'me'],
  [{ kind: 'own', key: 'child-7' }, 'child-7'],
  // Kept by earlier releases
  [{ kind: 'own', key: 'week' }, 'me'],
  [{ kind: 'own', key: 'nursing' }, 'me'],
])('%j is somebody of the family', (stored, key) => {
  expect(readTold(stored)).toEqual({ kind: 'own', key })
})

test('an earlier release that reads a new key finds nobody, so that the profile decides', () => {
  // As it looked for whom it was told: among its own keys.
  const formerKeys: readonly string[] = ['week', 'child-7']
  const kept = JSON.parse(JSON.stringify({ kind: 'own', key: 'me' }))
  expect(formerKeys.find((key) => key === kept.key)).toBeUndefined()
})
