import type { VisitorProfile } from 'shared-frame'
import type { Session } from 'shared-frame/remotes'
import { visitorProfile } from 'shared-frame/testing'

/** A nursing mother of one child, as the server tells of her. */
export function ownProfile(differences: Partial<VisitorProfile> = {}): VisitorProfile {
  return visitorProfile({
    fullName: 'Nguyễn Thị Mai Lan',
    userType: 1,
    motherStatus: 2,
    motherStatusText: 'NursingMother',
    pregnancyWeeks: null,
    pregnancyDayInWeek: null,
    asOf: null,
    objectTypeId: 4,
    isNursing: true,
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
    ...differences,
  })
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
