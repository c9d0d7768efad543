import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { ownProfile } from '../../../testing/own-profile'
import { asksWhetherBorn, childFacts, profileFacts } from './profile-words'

const today = parseCalendarDay('2026-11-21')
if (today === null) throw new Error('no day')

const pregnant = (weeks: number, days: number) =>
  ownProfile({ userType: 0, isNursing: false, motherStatus: 1, pregnancyWeeks: weeks, pregnancyDayInWeek: days })

test('who is pregnant is told weeks, days and stage', () => {
  expect(profileFacts(pregnant(22, 3))).toEqual([
    'Mẹ bầu chưa có con dưới 5 tuổi',
    'Thai 22 tuần 3 ngày',
    'Mang thai 3 tháng giữa',
  ])
  expect(profileFacts(ownProfile())).toEqual([
    'Mẹ bầu hoặc mẹ cho con bú, đang nuôi con dưới 5 tuổi',
    'Đang nuôi con, cho con bú',
  ])
})

test.each([
  [41, 0, false],
  [41, 1, true],
])('%i weeks %i days: asks whether the child was born: %s (past 287 days)', (weeks, days, asks) => {
  expect(asksWhetherBorn(pregnant(weeks, days), today)).toBe(asks)
})

test('a child is told by sex, age and day of birth', () => {
  const [child] = ownProfile().children
  if (!child) throw new Error('no child')
  expect(childFacts(child, today)).toBe('bé gái, 8 tháng, sinh ngày 05/03/2026')
  expect(childFacts({ ...child, gender: null }, today)).toBe('8 tháng, sinh ngày 05/03/2026')
})
