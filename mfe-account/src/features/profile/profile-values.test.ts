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

test('a profile as it is has no problem, and a form that stood open says nothing of what was left as it was', () => {
  const opened = profileValues(ownProfile())
  expect(messagesOf(opened)).toEqual({})
  expect(profileOnWire(opened, opened, 'family')).toEqual({})
  expect(profileOnWire(opened, { ...opened, fullName: ' Lan ' }, 'family')).toEqual({ fullName: 'Lan' })
})

test('what belongs together is sent together, of the children those that are others now', () => {
  const opened = profileValues(ownProfile())
  expect(profileOnWire(opened, { ...opened, provinceId: null }, 'family')).toEqual(
    expect.not.objectContaining({ fullName: expect.anything() }),
  )
  const pregnant = { motherStatus: 1, pregnancyWeeks: 20, pregnancyDayInWeek: 3 } as const
  expect(profileOnWire(opened, { ...opened, ...pregnant }, 'family')).toEqual({ userType: 1, ...pregnant })
  const [first] = opened.children
  if (!first) throw new Error('no child')
  const second = { ...first, id: null, fullName: 'Bé Mít' }
  expect(profileOnWire(opened, { ...opened, children: [first, second] }, 'family')).toEqual({
    children: [{ fullName: 'Bé Mít', dayOfBirth: '2026-03-05', gender: 1 }],
  })
  expect(
    profileOnWire(opened, { ...opened, children: [{ ...first, fullName: 'Bé Na Na' }, second] }, 'family').children,
  ).toEqual([
    { id: 11, fullName: 'Bé Na Na', dayOfBirth: '2026-03-05', gender: 1 },
    expect.objectContaining({ fullName: 'Bé Mít' }),
  ])
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
