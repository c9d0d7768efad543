import { expect, test } from '@jest/globals'
import { parseCalendarDay } from 'shared-contracts/ages'
import { validationMessages } from 'shared-contracts/validation'
import { ownProfile } from '../../testing/own-profile'
import { profileKind, profileMessages, profileOnWire, profileValues, stillFits } from './profile-values'

const today = parseCalendarDay('2026-11-21')
if (today === null) throw new Error('no day')
const { fieldRequired } = validationMessages

const messagesOf = (values: ReturnType<typeof profileValues>, kind = profileKind(ownProfile())) =>
  Object.fromEntries(Object.entries(profileMessages(values, kind, today)).filter(([, message]) => message !== null))

test.each([
  [0, 'family'],
  [1, 'family'],
  [3, 'family'],
  [2, 'staff'],
  [99, 'neither'],
] as const)('users of type %i are asked for: %s', (userType, kind) => {
  expect(profileKind({ userType })).toBe(kind)
})

test('a profile as it is has no problem and goes back as it came', () => {
  const values = profileValues(ownProfile())
  expect(messagesOf(values)).toEqual({})
  expect(profileOnWire(values, 'family')).toEqual({
    fullName: 'Nguyễn Thị Mai Lan',
    dayOfBirth: '1994',
    provinceId: 1,
    userType: 1,
    motherStatus: 2,
    children: [{ id: 11, fullName: 'Bé Na', dayOfBirth: '2026-03-05', gender: 1 }],
  })
})

test('a name is needed; staff also say where they work, families do not', () => {
  const nameless = { ...profileValues(ownProfile()), fullName: ' ' }
  expect(messagesOf(nameless)).toEqual({ fullName: fieldRequired })
  expect(messagesOf(profileValues(ownProfile({ userType: 2, children: [] })), 'staff')).toEqual({
    organizationId: fieldRequired,
    department: fieldRequired,
    positionId: fieldRequired,
  })
})

test.each([
  [40, 40],
  [41, null],
])('%i weeks stand in the form as %j: past the last week it asks again', (weeks, shown) => {
  const pregnant = ownProfile({ motherStatus: 1, pregnancyWeeks: weeks, pregnancyDayInWeek: 2 })
  expect(profileValues(pregnant)).toMatchObject({ pregnancyWeeks: shown })
})

test('a kept values with a child that was deleted meanwhile no longer fits', () => {
  const values = profileValues(ownProfile())
  expect(stillFits(values, ownProfile())).toBe(true)
  expect(stillFits(values, ownProfile({ children: [] }))).toBe(false)
})
