import { IMAGE_BODY_LIMIT_BYTES } from '../../domain/constants/body-limits'
import { addressesOn, administratorPost, freshRead, publicPost, publicRead, userPost, userRead } from './define'

export const userAddresses = addressesOn('api', {
  'User/UserInfo': userRead,
  'User/Login': publicPost,
  /** Our own: a code to log in with, for who is locked out of the password. */
  'User/RequestLoginCode': publicPost,
  'User/LoginByCode': publicPost,
  'User/SocialLogin': publicPost,
  /** Our own: which providers this site is registered with, and where their sign-in begins. */
  'User/GetSocialSignIns': publicRead(60),
  /** Our own: the code that a provider sent back, for its token. */
  'User/ExchangeSocialCode': publicPost,
  'User/Register': publicPost,
  'User/MedicalStaffRegister': publicPost,
  'User/GetVerifyPhoneNumberCode': publicPost,
  'User/GetResetPasswordCodeByOtp': publicPost,
  'User/VerifyPhoneNumber': freshRead,
  'User/UpdateAvatar': { ...userPost, bodyLimitBytes: IMAGE_BODY_LIMIT_BYTES },
  'User/UpdateUser': userPost,
  'User/ChangePhoneNumber': { ...userPost, stepAgain: true },
  'User/ResendConfirmEmail': freshRead,
  'User/ForgotPassword': publicPost,
  'User/ResetPassword': publicPost,
  'User/ChangePassword': { ...userPost, stepAgain: true },
  /** Our own: opens the staff pages to an account. */
  'User/ApproveMedicalStaff': { ...administratorPost, stepAgain: true },
  /** Our own: ends the session on the server. */
  'User/Logout': userPost,
})
