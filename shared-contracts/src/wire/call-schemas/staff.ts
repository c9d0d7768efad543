import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { staffAddresses } from '../calls/staff'
import { day, done, id, instant, keyword, pageOf, queryId, queryPaging } from './fields'

/** What stands in a file, whatever its name says. */
export const staffFileType = z.enum(['csv', 'xlsx', 'docx', 'odt', 'pdf'])

const file = z.object({
  id,
  title: z.string(),
  summary: z.string(),
  fileName: z.string(),
  type: staffFileType,
  bytes: z.int().positive(),
  /** Hexadecimal. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** Code of the catalog that it belongs to. */
  catalogCode: z.string(),
  publishedAt: day,
  sources: z.array(
    z.object({ title: z.string(), publisher: z.string(), year: z.string(), url: z.string().nullable() }),
  ),
})

/** waiting: nobody has decided, or she has asked again. refused: an editor said no. revoked: it was approved once. */
const approvalState = z.enum(['waiting', 'approved', 'refused', 'revoked'])
const decision = z.enum(['approved', 'refused', 'revoked'])
/** Told to the person; every decision but an approval needs one. */
const reason = z.string().trim().max(500)
/** Of the latest decision; 0: nobody has decided. */
const lastDecisionId = z.int().min(0).max(2_147_483_647)

export const staffSchemas = {
  'Staff/GetFiles': {
    summary: 'Files for medical staff, newest first; approved medical staff and administrators only',
    answer: z.array(file),
    errors: ['staff_only', 'staff_not_approved'],
  },
  'Staff/GetFileLink': {
    summary: 'An address to download a file from, for this account alone and for some minutes',
    body: z.object({ fileId: id }),
    answer: z.object({ url: z.string(), expiresAt: instant }),
    errors: ['staff_only', 'staff_not_approved', 'file_does_not_exist'],
  },
  'Staff/GetApproval': {
    summary: "Where the user's own approval as medical staff stands",
    /** Null: no account of medical staff. */
    answer: z
      .object({
        state: approvalState,
        reason: z.string().nullable(),
        decidedAt: instant.nullable(),
        /** When she asked again after that decision; null: she did not. */
        askedAgainAt: instant.nullable(),
      })
      .nullable(),
  },
  'Staff/AskAgain': {
    summary: 'Asks for another decision, once after each that refused an account or took its approval back',
    /** What has changed since; read by editors. */
    body: z.object({ note: z.string().trim().min(1).max(500) }),
    answer: done,
    errors: ['user_does_not_exist', 'decision_not_possible'],
  },
  'Staff/GetApplicants': {
    summary: 'Accounts of medical staff, those that wait first; administrators only',
    query: z.object({ state: approvalState.optional(), keyword, ...queryPaging() }),
    answer: pageOf(
      z.object({
        userId: id,
        fullName: z.string(),
        userName: z.string(),
        organization: z.string().nullable(),
        department: z.string().nullable(),
        position: z.string().nullable(),
        registeredAt: instant,
        /** Whether she has shown that the email or phone number is hers. */
        contactConfirmed: z.boolean(),
        state: approvalState,
        reason: z.string().nullable(),
        decidedAt: instant.nullable(),
        /** Since that decision she has asked again; null: she has not. */
        request: z.object({ note: z.string(), askedAt: instant }).nullable(),
        lastDecisionId,
      }),
    ).extend({
      /** Of all that the words find, whatever their state. */
      counts: z.record(approvalState, z.int().nonnegative()),
    }),
  },
  'Staff/GetDecisions': {
    summary: 'What was decided about an account of medical staff, newest first; administrators only',
    query: z.object({ userId: queryId }),
    answer: z.array(
      z.object({
        id,
        decision,
        reason: z.string().nullable(),
        decidedAt: instant,
        /** Null: on the command line, or by an editor whose account is gone. */
        decidedBy: z.string().nullable(),
      }),
    ),
    errors: ['user_does_not_exist'],
  },
  'Staff/Decide': {
    summary: 'Approves, refuses or takes back an approval, and tells the person; administrators only',
    body: z.object({ userId: id, decision, reason: reason.optional(), lastDecisionId }),
    answer: done,
    errors: ['user_does_not_exist', 'changed_elsewhere', 'decision_not_possible'],
  },
} as const satisfies Record<keyof typeof staffAddresses, CallSchemas>
