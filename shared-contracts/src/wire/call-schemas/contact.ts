import { z } from 'zod'
import type { CallSchemas } from '../calls/call'
import type { contactAddresses } from '../calls/contact'
import { done, id, instant, pageOf, queryPaging, typedEmail, typedPhone } from './fields'

/** 1 waiting, 2 replied, 3 rejected. */
export const contactStatus = z.union([z.literal(1), z.literal(2), z.literal(3)])

/** What a visitor's captcha works on; `provider` says which script solves it. */
const captcha = z.object({
  provider: z.enum(['altcha', 'recaptcha', 'off']),
  version: z.literal(3),
  siteKey: z.string().nullable(),
  challenge: z
    .object({ parameters: z.record(z.string(), z.union([z.string(), z.number()])), signature: z.string() })
    .nullable(),
})

export const contactSchemas = {
  'Email/GetCaptchaCode': { summary: 'The captcha of the contact form', answer: captcha },
  'Captcha/GetCaptchaCode': { summary: 'The captcha of the account forms', answer: captcha },
  'Email/SendEmail': {
    summary: 'Sends a mail from a template; administrators only',
    body: z.object({ to: z.email(), templateCode: z.string().max(80), values: z.record(z.string(), z.string()) }),
    answer: done,
  },
  'Email/GetEmailTemplate': {
    summary: 'A mail template; administrators only',
    query: z.object({ templateCode: z.string().min(1).max(80) }),
    answer: z.object({ templateCode: z.string(), subject: z.string(), content: z.string() }),
  },
  'UserContact/AddNew': {
    summary: 'A message to the programme; status Waiting',
    body: z.object({
      fullName: z.string().trim().min(1).max(120),
      email: typedEmail.optional(),
      phoneNumber: typedPhone.optional(),
      title: z.string().trim().max(200).optional(),
      content: z.string().trim().min(1).max(5000),
      response: z.string().max(4096).optional(),
    }),
    answer: z.object({ id, status: z.literal(1) }),
  },
  'UserContact/GetOwn': {
    summary: "The user's own messages to the programme, newest first",
    answer: z.array(
      z.object({
        id,
        status: contactStatus,
        title: z.string().nullable(),
        content: z.string(),
        sentAt: instant,
        /** What the programme wrote back, or noted of a telephone call; null: nothing yet. */
        answer: z.string().nullable(),
        answerChannel: z.enum(['mail', 'phone', 'sms']).nullable(),
        answeredAt: instant.nullable(),
      }),
    ),
  },
  'UserContact/GetAll': {
    summary: 'Messages to the programme, newest first; administrators only',
    query: z.object(queryPaging()),
    answer: pageOf(
      z.object({
        id,
        status: contactStatus,
        fullName: z.string(),
        email: z.string().nullable(),
        phoneNumber: z.string().nullable(),
        title: z.string().nullable(),
        content: z.string(),
        sentAt: instant,
      }),
    ),
  },
  'UserContact/SetStatus': {
    summary: 'Marks a message as replied to, rejected or waiting; administrators only',
    body: z.object({
      id,
      status: contactStatus,
      /** The one that was read; absent: whatever it is by now. */
      revision: z.int().positive().optional(),
    }),
    answer: done,
    errors: ['message_does_not_exist', 'changed_elsewhere'],
  },
  'Outbox/GetAll': {
    summary: 'Mails and texts kept on this machine while no gateway is set; administrators only',
    answer: z.array(
      z.object({
        kind: z.enum(['mail', 'sms']),
        to: z.string(),
        subject: z.string().nullable(),
        text: z.string(),
        sentAt: instant,
      }),
    ),
  },
} as const satisfies Record<keyof typeof contactAddresses, CallSchemas>
