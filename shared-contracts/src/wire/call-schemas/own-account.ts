import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { ownAccountAddresses } from '../calls/own-account'
import { done, id, instant, queryId, typedEmail } from './fields'
import { consentGiven, ownerProof } from './user'

const proofErrors = ['1057', 'invalid_code', 'login_again']
const consentEntry = consentGiven.extend({ at: instant })

export const ownAccountSchemas = {
  'User/ChangeEmail': {
    summary: 'A new email, for the password; it counts once the link sent to it is opened',
    body: z.object({ email: typedEmail.min(1), ...ownerProof }),
    answer: done,
    errors: ['1016', ...proofErrors, 'too_many_messages'],
  },
  'User/ConfirmEmail': {
    summary: 'Confirms an email by the link sent to it; each link works once',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ confirmed: z.enum(['registration', 'change']) }),
    errors: ['invalid_code', '1016'],
  },
  'User/SendOwnCode': {
    summary: 'Sends a code that stands in for the password of an account without one, to its confirmed address',
    /** Null: it has none; a login of the last ten minutes is proof enough then. */
    answer: z.object({ sentTo: z.enum(['email', 'phone']).nullable() }),
    errors: ['account_has_password', 'sms_ceiling'],
  },
  'User/UndoContactChange': {
    summary: 'Takes back a change of email or phone by the link sent to the former address; ends all sessions',
    body: z.object({ token: z.string().min(1).max(200) }),
    /** For `User/ResetPassword`: the old password no longer works. */
    answer: z.object({ token: z.string() }),
    errors: ['invalid_code', '1015', '1016'],
  },
  'User/GetSessions': {
    summary: 'Where the user is logged in, the last one used first',
    answer: z.array(
      z.object({
        id,
        /** Names, as "Chrome" and "Android"; null: not told. */
        browser: z.string().nullable(),
        system: z.string().nullable(),
        /** 256 addresses of IPv4 or a /48 of IPv6, at login; null: it began before this was written down. */
        network: z.string().nullable(),
        startedAt: instant,
        /** To the minute. */
        lastUsedAt: instant,
        isCurrent: z.boolean(),
      }),
    ),
  },
  'User/EndSession': {
    summary: 'Logs one device out, or all but this one, for the password; again changes nothing',
    /** Without an id: all but the one that asks. */
    body: z.object({ id: id.optional(), ...ownerProof }),
    answer: done,
    errors: proofErrors,
  },
  'User/GetConsents': {
    summary: 'Every consent given or withdrawn, newest first',
    answer: z.array(consentEntry),
  },
  'User/SetConsent': {
    summary: 'Gives or withdraws a consent; it takes effect at once',
    body: consentGiven,
    answer: z.array(consentEntry),
  },
  'User/DownloadData': {
    summary: 'Everything kept about the user, for the password',
    body: z.object(ownerProof),
    errors: proofErrors,
    answer: z.record(z.string(), z.unknown()),
  },
  'User/DeleteChild': {
    summary: "Deletes a child's record with its health history",
    query: z.object({ childId: queryId }),
    answer: done,
  },
  'User/DeleteAccount': {
    summary: 'Erases the account in 7 days, for the password; until then it can be kept',
    body: z.object(ownerProof),
    answer: z.object({ deleteAfter: instant }),
    errors: proofErrors,
  },
  'User/KeepAccount': { summary: 'Takes back a request to erase the account', answer: done },
  'User/GetMedicalStaff': {
    summary: 'Medical staff accounts, those that wait for approval first; administrators only',
    answer: z.array(
      z.object({
        userId: id,
        fullName: z.string(),
        userName: z.string(),
        organization: z.string().nullable(),
        department: z.string().nullable(),
        position: z.string().nullable(),
        approved: z.boolean(),
        registeredAt: instant,
      }),
    ),
  },
} as const satisfies Record<keyof typeof ownAccountAddresses, CallSchemas>
