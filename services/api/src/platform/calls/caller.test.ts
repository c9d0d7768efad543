import { describe, expect, test } from '@jest/globals'
import type { UserType } from 'shared-contracts/ages'
import type { CallAccess } from 'shared-contracts/calls'
import { proved } from '../../testing/second-step'
import { bearerToken, type Caller, requireAccess } from './caller'

const user = (userType: UserType, staffApproved = false): Caller => ({
  kind: 'user',
  userId: 1,
  userType,
  staffApproved,
  ...proved,
})

describe('requireAccess', () => {
  test.each<[string, Caller, Record<CallAccess, number>]>([
    ['a visitor', { kind: 'anonymous' }, { public: 200, user: 401, staff: 401, administrator: 401 }],
    ['a mother', user(0), { public: 200, user: 200, staff: 403, administrator: 403 }],
    ['staff not yet approved', user(2), { public: 200, user: 200, staff: 403, administrator: 403 }],
    ['approved staff', user(2, true), { public: 200, user: 200, staff: 200, administrator: 403 }],
    ['a carer marked approved', user(3, true), { public: 200, user: 200, staff: 403, administrator: 403 }],
    ['an administrator', user(99), { public: 200, user: 200, staff: 200, administrator: 200 }],
  ])('%s', (_, caller, expected) => {
    const accesses: CallAccess[] = ['public', 'user', 'staff', 'administrator']
    for (const access of accesses) {
      const status = expected[access]
      if (status === 200) expect(() => requireAccess(access, caller)).not.toThrow()
      else expect(() => requireAccess(access, caller)).toThrow(expect.objectContaining({ status }))
    }
  })
})

test.each([
  [undefined, null],
  ['', null],
  ['Bearer', null],
  ['Bearer null', null],
  ['Bearer undefined', null],
  ['Basic abc', null],
  ['Bearer a b', null],
  ['bearer  abc.def', 'abc.def'],
])('the token of %j is %j', (header, token) => {
  expect(bearerToken(header)).toBe(token)
})
