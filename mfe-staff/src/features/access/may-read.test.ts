import { expect, test } from '@jest/globals'
import { type UserType, userTypes } from 'shared-contracts/ages'
import type { Session } from 'shared-contracts/remotes'
import { mayRead, type Readers } from './may-read'

function signedIn(userType: UserType): Session {
  const user = { id: 1, fullName: 'Lê Thị Hoa', shortName: 'Thị Hoa', objectTypeId: 11, pictureUrl: null }
  return { state: 'signed-in', user: { ...user, userType, numberOfCarts: 0 } }
}

const STAFF: Readers = [userTypes.medicalStaff, userTypes.administrator]

test.each<[Readers, Session, boolean]>([
  ['everyone', { state: 'unknown' }, true],
  ['everyone', { state: 'anonymous' }, true],
  [STAFF, { state: 'unknown' }, false],
  [STAFF, { state: 'anonymous' }, false],
  [STAFF, signedIn(userTypes.babySitter), false],
  [STAFF, signedIn(userTypes.medicalStaff), true],
  [STAFF, signedIn(userTypes.administrator), true],
])('%j and %j: %s', (readers, session, expected) => {
  expect(mayRead(readers, session)).toBe(expected)
})
