import type { Kysely } from 'kysely'
import type { Tables } from '../database/tables'
import type { Courier } from './courier'
import { type EmailTemplateCode, emailTemplates, fillTemplate } from './email-templates'
import { createErrands, type Errand } from './errands'
import {
  claimDueMessages,
  type DueMessage,
  forgetMessage,
  forgetUselessMessages,
  keepMessage,
  type OutgoingMessage,
} from './outgoing-message.store'

/** Writes the programme's own messages, keeps them in the database and sends them behind the answer's back. */
export interface Postman {
  /** @param query a transaction that the message belongs to */
  mail(
    code: EmailTemplateCode,
    to: string,
    values: Readonly<Record<string, string>>,
    query?: Kysely<Tables>,
  ): PostedMessage
  /** @param usefulMs how long it is tried; as long as a code works unless said */
  sms(to: string, text: string, query?: Kysely<Tables>, usefulMs?: number): PostedMessage
  /**
   * Does the work some time after the answer, so that the answer's time says nothing about it. Throws 503 when too much of
   * it waits already.
   */
  later(errand: Errand): void
  /** Does all that waits at once. Resolves when everything written by then has left, or failed to and waits for its next attempt. */
  idle(): Promise<void>
  /** Sends what is due, then looks for nothing more. */
  stop(): Promise<void>
}

export interface PostedMessage {
  /**
   * Resolves once the message will be sent, even if this process ends now; rejects when it could not be kept. Who promises a
   * message awaits it; who does not need not: the failure is logged.
   */
  readonly kept: Promise<void>
}

export interface PostmanOptions {
  readonly query: Kysely<Tables>
  readonly courier: Courier
  readonly now: () => Date
  readonly logFailure: (error: unknown) => void
  /** False while the database is being prepared. */
  readonly ready?: () => boolean
  /** How often messages are looked for that another process left, or whose next attempt is due. */
  readonly pollMs?: number
}

/** Codes by SMS live for five minutes (account/rules/one-time-code.ts). */
const SMS_USEFUL_MS = 5 * 60_000
const MAIL_USEFUL_MS = 24 * 60 * 60_000
/** Until a transaction that has just written a message has surely ended. */
const SOON_MS = 20

/**
 * Answers don't wait for a mail server: how long one takes would tell whether an account exists, and one that is down, or a full
 * disk below the outbox, would fail what the visitor did. The database keeps each message until it was handed over.
 */
export function createPostman({ query, courier, now, logFailure, ready, pollMs = 2_000 }: PostmanOptions): Postman {
  const keeping = new Set<Promise<void>>()
  const errands = createErrands(logFailure)
  let sending: Promise<void> = Promise.resolve()
  let isDueSoon = false
  let databaseFails = false
  let stopped = false

  function post(message: OutgoingMessage, usefulMs: number, within: Kysely<Tables> = query): PostedMessage {
    const at = now()
    const kept = keepMessage(within, message, at, new Date(at.getTime() + usefulMs))
    const settled = kept.then(sendSoon, logFailure).finally(() => keeping.delete(settled))
    keeping.add(settled)
    return { kept }
  }

  function sendSoon(): void {
    if (isDueSoon) return
    isDueSoon = true
    setTimeout(() => {
      isDueSoon = false
      if (!stopped) void sendDue()
    }, SOON_MS).unref()
  }

  /** One round after the other: what is asked for during one may be too late for it. */
  function sendDue(): Promise<void> {
    sending = sending.then(sendAll).then(
      () => {
        databaseFails = false
      },
      (error: unknown) => {
        if (!databaseFails) logFailure(error)
        databaseFails = true
      },
    )
    return sending
  }

  async function sendAll(): Promise<void> {
    const useless = await forgetUselessMessages(query, now())
    if (useless > 0) logFailure(new Error(`${useless} messages could not be sent in time and were thrown away`))
    for (let due = await claimDueMessages(query, now()); due.length > 0; due = await claimDueMessages(query, now())) {
      await Promise.all(due.map(send))
    }
  }

  async function send(message: DueMessage): Promise<void> {
    try {
      await (message.kind === 'mail' ? courier.sendMail(message.mail) : courier.sendSms(message.sms))
    } catch (error) {
      logFailure(error)
      return
    }
    await forgetMessage(query, message.id)
  }

  async function idle(): Promise<void> {
    await errands.finish()
    await Promise.all(keeping)
    await sendDue()
  }

  const poll = setInterval(() => {
    if (ready?.() !== false) void sendDue()
  }, pollMs).unref()
  return {
    mail: (code, to, values, within) =>
      post({ kind: 'mail', mail: fillTemplate(emailTemplates[code], to, values) }, MAIL_USEFUL_MS, within),
    sms: (to, text, within, usefulMs = SMS_USEFUL_MS) => post({ kind: 'sms', sms: { to, text } }, usefulMs, within),
    later: errands.add,
    idle,
    async stop() {
      clearInterval(poll)
      // First: a round that began by itself from now on would outlast this
      stopped = true
      await idle()
    },
  }
}
