import { z } from 'zod'
import { plainText } from '../../domain/text'
import type { CallSchemas } from '../calls/call'
import type { userAddresses } from '../calls/user'
import {
  day,
  done,
  id,
  instant,
  objectTypeId,
  pregnancyDayInWeek,
  pregnancyWeeks,
  queryId,
  typedCode,
  typedEmail,
  typedPhone,
} from './fields'
import { secondStepOffer, secondStepState } from './second-step'

const userType = z.union([z.literal(0), z.literal(1), z.literal(2), z.literal(3), z.literal(99)])
/** Number or text on the way in, both on the way out. "Pregnance" is the wire's spelling. */
const motherStatusText = z.enum(['Pregnance', 'NursingMother'])
const motherStatusIn = z.union([z.literal(1), z.literal(2), motherStatusText])
const gender = z.union([z.literal(0), z.literal(1)])
const authenticationMode = z.enum(['Facebook', 'Google', 'Zalo'])
const userName = z.string().overwrite(plainText).min(1).max(254)
const password = z.string().min(8).max(128)
/** Given passwords are compared, not judged: an old account may have a short one. */
const givenPassword = z.string().min(1).max(128)
/** Proves once more that the account is the caller's: its password, or the code of `User/SendOwnCode` where it has none. */
export const ownerProof = {
  password: z.string().max(128).optional(),
  ownCode: typedCode.max(6).optional(),
}
/** Answer of the captcha. */
const captchaResponse = z.string().max(4096)

const childIn = z.object({ fullName: z.string().max(120).optional(), dayOfBirth: day, gender: gender.optional() })
/** With an id: that child changes. Without: one more. Children left out stay; `User/DeleteChild` removes one. */
const childChange = childIn.extend({ id: id.optional() })
const child = z.object({
  id,
  fullName: z.string(),
  dayOfBirth: day,
  gender: gender.nullable(),
  fullBirth: z.object({ date: z.int(), month: z.int(), year: z.int() }),
  /** Null under 6 months and above 60: no menus. */
  objectTypeId: objectTypeId.nullable(),
})

export const userDetail = z.object({
  id,
  fullName: z.string(),
  userName: z.string(),
  userType,
  motherStatus: z.union([z.literal(1), z.literal(2)]).nullable(),
  motherStatusText: motherStatusText.nullable(),
  /** Today's values, derived from those of `asOf`. */
  pregnancyWeeks: z.int().nullable(),
  pregnancyDayInWeek: z.int().nullable(),
  asOf: day.nullable(),
  objectTypeId: objectTypeId.nullable(),
  isNursing: z.boolean(),
  profileComplete: z.boolean(),
  staffApproved: z.boolean(),
  pictureUrl: z.string().nullable(),
  phoneNumber: z.string().nullable(),
  email: z.string().nullable(),
  numberOfCarts: z.int().nonnegative(),
  children: z.array(child),
  /** Year of birth; empty when not known. */
  dayOfBirth: z.string(),
  provinceId: id.nullable(),
  wardId: id.nullable(),
  organizationId: id.nullable(),
  departmentId: z.int().nonnegative(),
  otherDepartment: z.string().nullable(),
  departmentType: z.int().nullable(),
  positionId: id.nullable(),
  otherPosition: z.string().nullable(),
  babysitterRelationshipId: id.nullable(),
  emailConfirmed: z.boolean(),
  phoneConfirmed: z.boolean(),
  /** Accounts made by a social sign-in have none until they set one. */
  hasPassword: z.boolean(),
  /** Of this session. */
  secondStep: secondStepState,
  /** When the account will be erased, unless its owner thinks again. */
  deleteAfter: instant.nullable(),
})

/** What a user agrees to, each on its own. */
export const consentPurpose = z.enum(['account', 'health-data', 'reminders'])
export const consentGiven = z.object({
  purpose: consentPurpose,
  given: z.boolean(),
  /** Version of the text that was shown. */
  textVersion: z.string().min(1).max(40),
})
const consents = z.array(consentGiven).max(10)

const registration = z.object({
  userName,
  fullName: z.string().trim().min(1).max(120),
  /** Needed unless `social` is given, which makes an account without a password. */
  password: password.optional(),
  confirmPassword: z.string().min(1).max(128).optional(),
  email: typedEmail.optional(),
  phoneNumber: typedPhone.optional(),
  dayOfBirth: z.string().max(10).optional(),
  provinceId: id.optional(),
  wardId: id.optional(),
  consents: consents.optional(),
  response: captchaResponse.optional(),
  /** Kept from a failed social sign-in. */
  social: z
    .object({ accessToken: z.string().max(4096), authenticationMode, socialUserId: z.string().max(128) })
    .optional(),
})

const registered = z.object({
  userId: id,
  userName: z.string(),
  /** What has been sent to be confirmed; `none`: the provider of the social sign-in vouches for the email. */
  verification: z.enum(['phone', 'email', 'none']),
})

const workplace = {
  organizationId: id.optional(),
  departmentId: z.int().nonnegative().optional(),
  /** First character: department type; rest: text. */
  otherDepartment: z.string().max(200).optional(),
  positionId: id.optional(),
  otherPosition: z.string().max(200).optional(),
}

const motherhood = {
  motherStatus: motherStatusIn.optional(),
  pregnancyWeeks: pregnancyWeeks.optional(),
  pregnancyDayInWeek: pregnancyDayInWeek.optional(),
  children: z.array(childIn).max(5).optional(),
  babysitterRelationshipId: id.optional(),
}

const codeRequest = z.object({ username: userName, response: captchaResponse })

const loginResult = z.object({
  isError: z.boolean(),
  /** `invalid_grant`, `user_is_disabled`, … or a JSON text `{code, message}` for numbered codes. */
  error: z.string().nullable(),
  accessToken: z.string().nullable(),
  /** With the error `second_step_required`: the first step was right, and the session waits for the second. */
  secondStep: secondStepOffer.optional(),
})

/** Of calls that send a code or a link, to a phone as well. */
const messageErrors = ['too_many_messages', 'sms_ceiling', 'no_sms_to_number'] as const

export const userSchemas = {
  'User/UserInfo': { summary: 'The logged-in user', answer: userDetail },
  'User/Login': {
    summary: 'Login by email or phone; HTTP 200 with isError for wrong data',
    body: z.object({ UserName: userName, Password: givenPassword }),
    answer: loginResult,
    errors: ['1000', '1001', 'invalid_grant', 'user_is_disabled', 'too_many_passwords', 'second_step_required'],
  },
  'User/RequestLoginCode': {
    summary:
      'Sends a code to log in with to a confirmed email or phone; answers alike whether or not the account exists',
    body: codeRequest,
    /** Belongs to the code: `User/LoginByCode` needs both. */
    answer: z.object({ request: z.string() }),
    errors: messageErrors,
  },
  'User/LoginByCode': {
    summary: 'Login by a code that was asked for here; it works once, for 10 minutes and 5 tries',
    body: z.object({ request: z.string().min(1).max(100), code: typedCode.regex(/^\d{6}$/) }),
    /** The token is null where a second step comes first. */
    answer: z.object({ accessToken: z.string().nullable(), secondStep: secondStepOffer.optional() }),
    errors: ['invalid_code', 'too_many_codes'],
  },
  'User/SocialLogin': {
    summary: 'Login with a token of Facebook, Google or Zalo',
    query: z.object({
      AccessToken: z.string().min(1).max(4096),
      AuthenticationMode: authenticationMode,
      SocialUserId: z.string().min(1).max(128),
    }),
    answer: loginResult,
    errors: ['user_does_not_exist', 'user_is_disabled', 'invalid_social_token', 'second_step_required'],
  },
  'User/GetSocialSignIns': {
    summary: 'Providers that this site is registered with; empty when none is set up',
    answer: z.array(
      z.object({
        authenticationMode,
        /** The provider's page; the browser adds `state`, `code_challenge` and `code_challenge_method`, and where the scope has `openid` a `nonce`. */
        authorizeUrl: z.string(),
      }),
    ),
  },
  'User/ExchangeSocialCode': {
    summary: "A provider's code for its token, by the secret that only the server knows",
    body: z.object({
      authenticationMode,
      code: z.string().min(1).max(2048),
      /** PKCE, RFC 7636. */
      codeVerifier: z.string().regex(/^[\w.~-]{43,128}$/),
    }),
    answer: z.object({
      /** For `User/SocialLogin`. */
      accessToken: z.string(),
      socialUserId: z.string(),
      /** What the provider tells, to fill in the registration with. */
      fullName: z.string().nullable(),
      email: z.string().nullable(),
    }),
    errors: ['invalid_social_token'],
  },
  'User/Register': {
    summary: 'A new account of a mother or carer',
    body: registration.extend({ userType: z.union([z.literal(0), z.literal(1), z.literal(3)]), ...motherhood }),
    answer: registered,
    errors: ['1015', '1016', 'too_many_registrations', ...messageErrors],
  },
  'User/MedicalStaffRegister': {
    summary: 'A new account of medical staff, which an administrator approves',
    body: registration.extend(workplace),
    answer: registered,
    errors: ['1015', '1016', 'too_many_registrations', ...messageErrors],
  },
  'User/GetVerifyPhoneNumberCode': {
    summary: 'Sends a code to verify a phone number',
    body: codeRequest,
    answer: done,
    errors: messageErrors,
  },
  'User/GetResetPasswordCodeByOtp': {
    summary: 'Sends a code to reset a password; answers alike whether or not the account exists',
    body: codeRequest,
    answer: done,
    errors: messageErrors,
  },
  'User/VerifyPhoneNumber': {
    summary: 'Verifies a phone number by the code sent to it',
    /** Who came back without the id of the registration states the phone number instead. */
    query: z.object({ userId: queryId.optional(), userName: userName.optional(), code: typedCode.regex(/^\d{6}$/) }),
    answer: z.object({ verified: z.literal(true) }),
    errors: ['invalid_code', 'too_many_codes'],
  },
  'User/UpdateAvatar': {
    summary: 'A new picture of the user, as a data address (jpeg, png or webp)',
    body: z.object({ picture: z.string().min(1) }),
    answer: z.object({ pictureUrl: z.string() }),
  },
  'User/UpdateUser': {
    summary: 'Changes the profile; fields left out stay',
    body: registration
      .pick({ fullName: true, email: true, dayOfBirth: true, provinceId: true, wardId: true })
      .partial()
      .extend({
        userType: z.union([z.literal(0), z.literal(1), z.literal(3)]).optional(),
        ...motherhood,
        ...workplace,
        children: z.array(childChange).max(5).optional(),
      }),
    answer: userDetail,
  },
  'User/ChangePhoneNumber': {
    summary: 'A new phone number, for the password; verified by a code before it counts',
    body: z.object({ phoneNumber: typedPhone.min(1), code: typedCode.max(6).optional(), ...ownerProof }),
    answer: z.object({ codeSent: z.boolean() }),
    errors: ['1015', '1057', 'invalid_code', 'login_again', ...messageErrors],
  },
  'User/ResendConfirmEmail': {
    summary: 'Sends the confirming mail once more',
    query: z.object({ userName }),
    answer: done,
    errors: ['too_many_messages'],
  },
  'User/ForgotPassword': {
    summary: 'Sends a link to reset the password; answers alike whether or not the account exists',
    query: z.object({ userName, response: captchaResponse.optional() }),
    answer: done,
    errors: messageErrors,
  },
  'User/ResetPassword': {
    summary: 'A new password by the link or code sent; ends all sessions',
    body: z.object({
      /** Left out with a link, which says by itself whose it is. */
      userName: userName.optional(),
      code: z.string().min(1).max(512),
      newPassword: password,
      confirmPassword: z.string().min(1).max(128),
    }),
    answer: done,
    errors: ['failed_to_reset_password', 'too_many_codes'],
  },
  'User/ChangePassword': {
    summary: 'A new password; ends all other sessions',
    body: z.object({
      oldPassword: givenPassword,
      newPassword: password,
      confirmPassword: z.string().min(1).max(128),
      userName: userName.optional(),
    }),
    answer: z.object({ accessToken: z.string() }),
    errors: ['1057'],
  },
  'User/ApproveMedicalStaff': {
    summary: 'Lets a medical staff account read the staff pages',
    body: z.object({ userId: id, approved: z.boolean() }),
    answer: done,
    errors: ['user_does_not_exist'],
  },
  'User/Logout': { summary: 'Ends this session on the server', answer: done },
} as const satisfies Record<keyof typeof userAddresses, CallSchemas>
