import { expect, test } from '@jest/globals'
import type { UserType } from 'shared-contracts/ages'
import { secondStepState } from './state'

test.each<[string, UserType, boolean, string, string]>([
  ['a mother', 1, false, 'none', 'none'],
  ['staff who wait', 2, false, 'none', 'none'],
  ['approved staff', 2, true, 'missing', 'none'],
  ['an administrator', 99, false, 'missing', 'none'],
])('%s', (_, userType, staffApproved, without, onDemonstration) => {
  const state = (enrolled: boolean, passed: boolean, demonstration = false) =>
    secondStepState({ userType, staffApproved, enrolled, passed, demonstration })
  expect([state(false, false), state(true, false), state(true, true)]).toEqual([without, 'due', 'passed'])
  // A demonstration asks nobody to have one; who has one passes it there too.
  expect([state(false, false, true), state(true, false, true), state(true, true, true)]).toEqual([
    onDemonstration,
    'due',
    'passed',
  ])
})
