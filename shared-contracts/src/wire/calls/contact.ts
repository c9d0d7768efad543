import { addressesOn, administratorPost, administratorRead, freshRead, publicPost, userRead } from './define'

/** Captcha, mail and the contact form. */
export const contactAddresses = addressesOn('api', {
  'Email/GetCaptchaCode': freshRead,
  'Captcha/GetCaptchaCode': freshRead,
  'Email/SendEmail': { ...administratorPost, stepAgain: true },
  'Email/GetEmailTemplate': administratorRead,
  'UserContact/AddNew': publicPost,
  /** Our own: what a logged-in user has written. */
  'UserContact/GetOwn': userRead,
  /** Our own: administrators work through the messages and read what would have been sent. */
  'UserContact/GetAll': administratorRead,
  'UserContact/SetStatus': administratorPost,
  'Outbox/GetAll': administratorRead,
})
