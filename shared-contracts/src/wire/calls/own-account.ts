import { addressesOn, administratorRead, publicPost, userDelete, userPost, userRead } from './define'

/** Calls of our own about a user's own account: email, consents, own data, erasure. */
export const ownAccountAddresses = addressesOn('api', {
  'User/ChangeEmail': { ...userPost, stepAgain: true },
  'User/ConfirmEmail': publicPost,
  'User/SendOwnCode': userPost,
  'User/UndoContactChange': publicPost,
  'User/GetSessions': userRead,
  'User/EndSession': userPost,
  'User/GetConsents': userRead,
  'User/SetConsent': userPost,
  /** A POST, so that the password stands in no address. */
  'User/DownloadData': { ...userPost, stepAgain: true },
  'User/DeleteChild': userDelete,
  'User/DeleteAccount': { ...userPost, stepAgain: true },
  'User/KeepAccount': userPost,
  'User/GetMedicalStaff': administratorRead,
})
