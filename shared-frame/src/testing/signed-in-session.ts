import type { Session } from 'shared-frame/remotes'

type SignedIn = Extract<Session, { readonly state: 'signed-in' }>

/** The session of a nursing mother; tests state what differs of its user. */
export function signedInSession(differences: Partial<SignedIn['user']> = {}): SignedIn {
  return {
    state: 'signed-in',
    user: {
      id: 7,
      fullName: 'Mai',
      shortName: 'Mai',
      userType: 1,
      objectTypeId: 4,
      pictureUrl: null,
      numberOfCarts: 0,
      ...differences,
    },
  }
}
