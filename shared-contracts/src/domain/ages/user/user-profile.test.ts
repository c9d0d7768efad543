import { describe, expect, test } from '@jest/globals'
import { addDays, type CalendarDay, isCalendarDay } from '../calendar-day'
import { type UserFacts, type UserProfile, userProfile } from './user-profile'

function day(text: string): CalendarDay {
  if (!isCalendarDay(text)) throw new Error(`${text} is no day`)
  return text
}

const today = day('2025-06-01')
const pregnant: UserFacts = {
  userType: 0,
  motherStatus: 'Pregnance',
  pregnancy: { weeks: 12, daysInWeek: 0, asOf: today },
  numberOfChildren: 0,
}

describe('userProfile', () => {
  test.each<[string, UserFacts, Partial<UserProfile>]>([
    [
      'a pregnant woman at 84 days',
      pregnant,
      { objectTypeId: 1, pregnancyDays: 84, isNursing: false, profileComplete: true, startsOn: 'self' },
    ],
    ['pregnant without known weeks', { ...pregnant, pregnancy: null }, { objectTypeId: 4, profileComplete: false }],
    [
      'nothing told yet',
      { ...pregnant, motherStatus: null },
      { objectTypeId: 4, isNursing: false, profileComplete: false },
    ],
    [
      'pregnant with a child',
      { ...pregnant, userType: 1, numberOfChildren: 1 },
      { objectTypeId: 1, profileComplete: true, startsOn: 'self' },
    ],
    [
      'pregnant with a child not yet entered',
      { ...pregnant, userType: 1 },
      { objectTypeId: 1, profileComplete: false },
    ],
    [
      'a nursing mother, whose old weeks count no more',
      { ...pregnant, userType: 1, motherStatus: 'NursingMother', numberOfChildren: 1 },
      { objectTypeId: 4, pregnancyDays: null, isNursing: true, profileComplete: true, askWhetherBorn: false },
    ],
    [
      'a carer, who is no nursing mother',
      { userType: 3, motherStatus: 'NursingMother', pregnancy: null, numberOfChildren: 2 },
      { objectTypeId: 4, isNursing: false, profileComplete: true, startsOn: 'child' },
    ],
    ['medical staff', { ...pregnant, userType: 2 }, { objectTypeId: 11, pregnancyDays: null, profileComplete: true }],
    ['an administrator', { ...pregnant, userType: 99 }, { objectTypeId: 4, isNursing: false, profileComplete: true }],
  ])('%s', (_, facts, expected) => {
    expect(userProfile(facts, today)).toMatchObject(expected)
  })

  test.each([
    [203, 3, false],
    [204, 4, true],
  ])('%i days on: object type %i, asks whether the child was born: %s', (later, objectTypeId, askWhetherBorn) => {
    expect(userProfile(pregnant, addDays(today, later))).toMatchObject({
      objectTypeId,
      askWhetherBorn,
      isNursing: false,
    })
  })
})
