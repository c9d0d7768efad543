import { addressesOn, publicPost, userPost, userRead } from './define'

/** The second step of a login: an authenticator app, passkeys and recovery codes. */
export const secondStepAddresses = addressesOn('api', {
  'User/GetSecondStep': userRead,
  'User/CheckSecondStep': { ...userRead, stepAgain: true },
  /** Begins the enrolment of a method; it counts once `User/AddSecondStep` has proved it. */
  'User/BeginSecondStep': { ...userPost, stepAgain: true },
  'User/AddSecondStep': { ...userPost, stepAgain: true },
  'User/RemoveSecondStep': { ...userPost, stepAgain: true },
  'User/RenewRecoveryCodes': { ...userPost, stepAgain: true },
  /** Both for the ticket of a login that is under way, or without one for the session that asks. */
  'User/GetPasskeyChallenge': publicPost,
  'User/ConfirmSecondStep': publicPost,
})
