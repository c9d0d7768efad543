import { expect, test } from '@jest/globals'
import { caresForChildren, isMother, isRegistrable, isUserType, userTypeLabels } from './user-types'

test.each([
  [0, true, false, true],
  [1, true, true, true],
  [2, false, false, true],
  [3, false, true, true],
  [99, false, false, false],
] as const)('type %i: mother %s, children %s, registrable %s', (userType, mother, children, registrable) => {
  expect(isUserType(userType)).toBe(true)
  expect(isMother(userType)).toBe(mother)
  expect(caresForChildren(userType)).toBe(children)
  expect(isRegistrable(userType)).toBe(registrable)
  expect(userTypeLabels[userType]).not.toBe('')
})

test.each([-1, 4, 98, 100, 0.5, Number.NaN])('%s is no user type', (value) => {
  expect(isUserType(value)).toBe(false)
})
