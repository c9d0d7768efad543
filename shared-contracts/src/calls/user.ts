import { addressesOn, administratorPost, freshRead, publicPost, userPost, userRead } from './define'

export const userAddresses = addressesOn('api', {
  'User/UserInfo': userRead,
  'User/Login': publicPost,
  'User/SocialLogin': publicPost,
  'User/Register': publicPost,
  'User/MedicalStaffRegister': publicPost,
  'User/GetVerifyPhoneNumberCode': publicPost,
  'User/GetResetPasswordCodeByOtp': publicPost,
  'User/VerifyPhoneNumber': freshRead,
  'User/UpdateAvatar': userPost,
  'User/UpdateUser': userPost,
  'User/ChangePhoneNumber': userPost,
  'User/ResendConfirmEmail': freshRead,
  'User/ForgotPassword': publicPost,
  'User/ResetPassword': publicPost,
  'User/ChangePassword': userPost,
  /** Our own: DECISIONS 9. */
  'User/ApproveMedicalStaff': administratorPost,
  /** Our own: ends the session on the server (DECISIONS 33). */
  'User/Logout': userPost,
})
