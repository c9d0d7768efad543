import { expect, test } from '@jest/globals'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { findPerson, hasActivity, ownPersons, sitePersonCode, toldByPerson } from './person'

const today = '2026-11-21' as CalendarDay
const bornBefore = (id: number, days: number) => ({
  id,
  fullName: `Bé ${id}`,
  dayOfBirth: addDays(today, -days),
  gender: 0 as const,
  fullBirth: { date: 1, month: 1, year: 2025 },
  objectTypeId: null,
})
const mother = {
  userType: 1 as const,
  objectTypeId: 2,
  pregnancyWeeks: 20,
  isNursing: false,
  children: [bornBefore(1, 180), bornBefore(2, 181), bornBefore(3, 1825), bornBefore(4, 1826)],
}

test('lists the mother and her children with the needs of today', () => {
  const people = ownPersons(mother, today)
  expect(people.map(({ code, objectTypeId, tooOld }) => [code, objectTypeId, tooOld])).toEqual([
    ['toi', 2, false],
    ['con-1', null, false],
    ['con-2', 5, false],
    ['con-3', 10, false],
    ['con-4', null, true],
  ])
  expect(people[0]?.title).toBe('Tôi (mẹ mang thai 3 tháng giữa)')
})

test('counts a child without a name', () => {
  const children = [bornBefore(1, 900), { ...bornBefore(2, 300), fullName: '' }]
  expect(ownPersons({ ...mother, children }, today).map(({ title }) => title)).toContain('Bé thứ 2 (9–11 tháng)')
})

test('has no needs of a mother for a carer', () => {
  const carer = { ...mother, userType: 3 as const, objectTypeId: 4, pregnancyWeeks: null }
  expect(ownPersons(carer, today).map(({ code }) => code)).not.toContain('toi')
})

test.each([
  ['con-2', 'con-2'],
  ['tuan-12', 'tuan-12'],
  ['be-8-thang', 'be-8-thang'],
  [null, 'toi'],
  ['con-99', 'toi'],
])('the code %p finds %p', (code, found) => {
  expect(findPerson(code, ownPersons(mother, today)).code).toBe(found)
})

test.each([
  [{ audience: null, member: null }, null],
  [{ audience: { kind: 'week', week: 23 } as const, member: 'week' }, 'toi'],
  [{ audience: { kind: 'nursing' } as const, member: 'nursing' }, 'toi'],
  [{ audience: { kind: 'child', months: 14 } as const, member: 'child-3' }, 'con-3'],
  [{ audience: { kind: 'week', week: 20 } as const, member: null }, 'tuan-20'],
  [{ audience: { kind: 'child', months: 3 } as const, member: null }, 'be-3-thang'],
])('begins with whom the site is for: %j', (site, code) => {
  expect(sitePersonCode(site)).toBe(code)
})

test.each([
  ['toi', { kind: 'own', key: 'week' }],
  ['con-3', { kind: 'own', key: 'child-3' }],
  // Past five years: no stage of the site
  ['con-4', null],
  ['tuan-20', { kind: 'pregnancy', week: 20, asOf: today }],
  ['be-8-thang', { kind: 'months', months: 8, asOf: today }],
])('choosing %s tells the site %j', (code, told) => {
  expect(toldByPerson(code, ['week', 'child-3'], today)).toEqual(told)
})

test('starts visitors with a week of pregnancy', () => {
  expect(findPerson(null, []).code).toBe('tuan-20')
})

test.each([
  [2, true],
  [4, true],
  [11, true],
  [5, false],
  [10, false],
  [null, false],
])('object type %p is split by activity: %p', (objectTypeId, split) => {
  expect(hasActivity({ objectTypeId })).toBe(split)
})
