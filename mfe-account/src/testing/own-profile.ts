import type { Session } from 'shared-contracts/remotes'
import type { OwnProfile } from '../features/own-account'

/** A mother of one child, as the server tells of her. */
export function ownProfile(change: Partial<OwnProfile> = {}): OwnProfile {
  return {
    id: 7,
    fullName: 'Nguyễn Thị Mai Lan',
    userName: 'lan@example.vn',
    userType: 1,
    motherStatus: 2,
    motherStatusText: 'NursingMother',
    pregnancyWeeks: null,
    pregnancyDayInWeek: null,
    asOf: null,
    objectTypeId: 4,
    isNursing: true,
    profileComplete: true,
    staffApproved: false,
    pictureUrl: null,
    phoneNumber: null,
    email: 'lan@example.vn',
    numberOfCarts: 0,
    children: [
      {
        id: 11,
        fullName: 'Bé Na',
        dayOfBirth: '2026-03-05',
        gender: 1,
        fullBirth: { date: 5, month: 3, year: 2026 },
        objectTypeId: 5,
      },
    ],
    dayOfBirth: '1994',
    provinceId: 1,
    wardId: null,
    organizationId: null,
    departmentId: 0,
    otherDepartment: null,
    departmentType: null,
    positionId: null,
    otherPosition: null,
    babysitterRelationshipId: null,
    emailConfirmed: true,
    phoneConfirmed: false,
    hasPassword: true,
    deleteAfter: null,
    ...change,
  }
}

export const signedIn: Session = {
  state: 'signed-in',
  user: {
    id: 7,
    fullName: 'Nguyễn Thị Mai Lan',
    shortName: 'Mai Lan',
    userType: 1,
    objectTypeId: 4,
    pictureUrl: null,
    numberOfCarts: 0,
  },
}
