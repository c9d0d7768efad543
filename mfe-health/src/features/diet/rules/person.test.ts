import { expect, test } from '@jest/globals'
import { addDays, type CalendarDay } from 'shared-contracts/ages'
import { type FamilyProfile, family, type StageChoice } from 'shared-contracts/family'
import { findPerson, hasActivity, ownPersons, sitePersonCode, toldByPerson } from './person'

const today = '2026-11-21' as CalendarDay
const bornBefore = (id: number, days: number) => ({ id, fullName: `Bé ${id}`, dayOfBirth: addDays(today, -days) })
const mother: FamilyProfile = {
  userType: 1,
  isNursing: false,
  pregnancyWeeks: 20,
  pregnancyDayInWeek: 0,
  children: [bornBefore(1, 180), bornBefore(2, 181), bornBefore(3, 1825), bornBefore(4, 1826)],
}
const nobody: Pick<StageChoice, 'stage' | 'member'> = { stage: null, member: null }
const personsOf = (profile: FamilyProfile, site = nobody) => ownPersons(family(profile, today), site)

test('lists the mother and her children with the needs of today', () => {
  const people = personsOf(mother)
  expect(people.map(({ code, objectTypeId, none }) => [code, objectTypeId, none])).toEqual([
    ['me', 2, null],
    ['child-1', null, 'under-six-months'],
    ['child-2', 5, null],
    ['child-3', 10, null],
    ['child-4', null, 'grown'],
  ])
  expect(people.map(({ title }) => title)).toEqual([
    'Tôi (mẹ mang thai 3 tháng giữa)',
    'Bé 1 (dưới 6 tháng)',
    'Bé 2 (6–8 tháng)',
    'Bé 3 (36–60 tháng)',
    'Bé 4 (trên 60 tháng)',
  ])
})

test('counts a child without a name', () => {
  const children = [bornBefore(1, 900), { ...bornBefore(2, 300), fullName: '' }]
  expect(personsOf({ ...mother, children }).map(({ title }) => title)).toContain('Bé thứ 2 (9–11 tháng)')
})

test('has no needs of a mother for a carer, nor for a mother who told nothing of herself', () => {
  const untold = { ...mother, pregnancyWeeks: null }
  for (const profile of [{ ...untold, userType: 3 as const }, untold]) {
    expect(personsOf(profile).map(({ code }) => code)).toEqual(['child-1', 'child-2', 'child-3', 'child-4'])
  }
})

test('past term is checked by object type 4 and not called a nursing mother, told by profile or on a device', () => {
  const pastTerm = { stage: { kind: 'past-term' }, member: null } as const
  const expected = { objectTypeId: 4, title: expect.not.stringMatching(/bú/) }
  expect(personsOf({ ...mother, pregnancyWeeks: 42, children: [] })).toMatchObject([{ code: 'me', ...expected }])
  const told = ownPersons([], pastTerm)
  expect(findPerson(sitePersonCode(pastTerm), told)).toMatchObject(expected)
})

test.each([
  ['child-2', 'child-2'],
  ['tuan-12', 'tuan-12'],
  ['be-8-thang', 'be-8-thang'],
  [null, 'me'],
  ['child-99', 'me'],
])('the code %p finds %p', (code, found) => {
  expect(findPerson(code, personsOf(mother)).code).toBe(found)
})

test.each([
  [nobody, null],
  [{ stage: { kind: 'week', week: 23 } as const, member: 'me' as const }, 'me'],
  [{ stage: { kind: 'child', months: 14 } as const, member: 'child-3' as const }, 'child-3'],
  [{ stage: { kind: 'week', week: 20 } as const, member: null }, 'tuan-20'],
  [{ stage: { kind: 'child', months: 3 } as const, member: null }, 'be-3-thang'],
])('begins with whom the site is for: %j', (site, code) => {
  expect(sitePersonCode(site)).toBe(code)
})

test.each([
  ['me', { kind: 'own', key: 'me' }],
  ['child-3', { kind: 'own', key: 'child-3' }],
  // Past five years: no stage of the site
  ['child-4', null],
  ['child-99', null],
  ['tuan-20', { kind: 'pregnancy', week: 20, asOf: today }],
  ['be-8-thang', { kind: 'months', months: 8, asOf: today }],
])('choosing %s tells the site %j', (code, told) => {
  expect(toldByPerson(code, family(mother, today), today)).toEqual(told)
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
