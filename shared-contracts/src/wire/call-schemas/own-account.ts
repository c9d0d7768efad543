import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { ownAccountAddresses } from '../calls/own-account'
import { done, id, instant, queryId } from './fields'
import { consentGiven } from './user'

const consentEntry = consentGiven.extend({ at: instant })

export const ownAccountSchemas = {
  'User/ChangeEmail': {
    summary: 'A new email; it counts once the link sent to it is opened',
    body: z.object({ email: z.string().min(1).max(254) }),
    answer: done,
    errors: ['1016'],
  },
  'User/ConfirmEmail': {
    summary: 'Confirms an email by the link sent to it; each link works once',
    body: z.object({ token: z.string().min(1).max(200) }),
    answer: z.object({ confirmed: z.enum(['registration', 'change']) }),
    errors: ['invalid_code', '1016'],
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
    summary: 'Everything kept about the user',
    answer: z.record(z.string(), z.unknown()),
  },
  'User/DeleteChild': {
    summary: "Deletes a child's record with its health history",
    query: z.object({ childId: queryId }),
    answer: done,
  },
  'User/DeleteAccount': {
    summary: 'Erases the account in 7 days; until then it can be kept',
    body: z.object({ password: z.string().max(128).optional() }),
    answer: z.object({ deleteAfter: instant }),
    errors: ['1057'],
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
