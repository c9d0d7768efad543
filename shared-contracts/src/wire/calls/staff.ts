import { addressesOn, administratorPost, administratorRead, freshRead, publicPost, userPost, userRead } from './define'

/** Files for medical staff, and who is let in to them. */
export const staffAddresses = addressesOn('api', {
  'Staff/GetFiles': freshRead,
  'Staff/GetFileLink': publicPost,
  'Staff/GetApproval': userRead,
  'Staff/AskAgain': userPost,
  'Staff/GetApplicants': administratorRead,
  'Staff/GetDecisions': administratorRead,
  'Staff/Decide': { ...administratorPost, stepAgain: true },
})
