import { type Kysely, type Selectable, sql } from 'kysely'
import type { Tables } from '../database/tables'
import type { Mail, Sms } from './courier'
import { countSms } from './sms-ceiling'

export type OutgoingMessage =
  | { readonly kind: 'mail'; readonly mail: Mail }
  | { readonly kind: 'sms'; readonly sms: Sms }

type MessageId = Selectable<Tables['outgoingMessages']>['id']
export type DueMessage = OutgoingMessage & { readonly id: MessageId }

/** Sent at once by one process. */
const AT_ONCE = 20
/** After a first failure; each further wait is four times as long, an hour at most. */
const FIRST_WAIT_SECONDS = 30
const LONGEST_WAIT_SECONDS = 3_600

/** Keeps a message to be sent now. In a transaction it is kept if that commits. */
export async function keepMessage(
  query: Kysely<Tables>,
  message: OutgoingMessage,
  now: Date,
  usefulUntil: Date,
): Promise<void> {
  const values =
    message.kind === 'mail'
      ? { recipient: message.mail.to, subject: message.mail.subject, html: message.mail.html, text: message.mail.text }
      : { recipient: message.sms.to, subject: null, html: null, text: message.sms.text }
  await query
    .insertInto('outgoingMessages')
    .values({ kind: message.kind, ...values, nextAttemptAt: now, usefulUntil })
    .execute()
  if (message.kind === 'sms') await countSms(query, message.sms.to, now)
}

/**
 * The messages whose time has come. Each is this process's until its next attempt is due: another one neither gets it nor
 * waits for it, and a process that dies leaves it to whoever comes then.
 */
export async function claimDueMessages(query: Kysely<Tables>, now: Date): Promise<readonly DueMessage[]> {
  const rows = await query
    .updateTable('outgoingMessages')
    .set({
      attempts: sql`attempts + 1`,
      nextAttemptAt: sql`${now}::timestamptz + make_interval(secs => least(${FIRST_WAIT_SECONDS}::integer * power(4, attempts), ${LONGEST_WAIT_SECONDS}::integer))`,
    })
    .where('id', 'in', (from) =>
      from
        .selectFrom('outgoingMessages')
        .select('id')
        .where('nextAttemptAt', '<=', now)
        .where('usefulUntil', '>', now)
        .orderBy('id')
        .limit(AT_ONCE)
        .forUpdate()
        .skipLocked(),
    )
    .returning(['id', 'kind', 'recipient', 'subject', 'html', 'text'])
    .execute()
  return rows.map(
    ({ id, kind, recipient: to, subject, html, text }): DueMessage =>
      kind === 'mail'
        ? { id, kind, mail: { to, subject: subject ?? '', html: html ?? '', text } }
        : { id, kind: 'sms', sms: { to, text } },
  )
}

export async function forgetMessage(query: Kysely<Tables>, id: MessageId): Promise<void> {
  await query.deleteFrom('outgoingMessages').where('id', '=', id).execute()
}

/** Throws away what could not be sent in time; returns how many. */
export async function forgetUselessMessages(query: Kysely<Tables>, now: Date): Promise<number> {
  const gone = await query.deleteFrom('outgoingMessages').where('usefulUntil', '<=', now).executeTakeFirst()
  return Number(gone.numDeletedRows)
}
