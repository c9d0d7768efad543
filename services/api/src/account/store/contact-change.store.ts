import type { Kysely, Selectable } from 'kysely'
import type { UserName } from 'shared-contracts/validation'
import type { Tables } from '../../platform/database/tables'
import { newToken, tokenHash } from '../../platform/secret-token'
import { type ContactKind, type Contacts, type ToldOfChange, toldOfChange, UNDO_DAYS } from '../rules/undone-contacts'

export type ContactChange = Selectable<Tables['contactChanges']>

/** Tokens for the messages about a change; null: that message goes without. */
export interface UndoTokens {
  readonly told: ToldOfChange
  readonly mailToken: string | null
  readonly smsToken: string | null
}

/** Keeps what the account was reached by before a change, for the seven days in which it can be undone. */
export async function addContactChange(
  query: Kysely<Tables>,
  userId: number,
  kind: ContactKind,
  before: Contacts,
  now: Date,
): Promise<UndoTokens> {
  const told = toldOfChange(before, kind, await recentKinds(query, userId, now))
  const mailToken = told.mail === null ? null : newToken()
  const smsToken = told.sms?.mayUndo ? newToken() : null
  if (mailToken !== null || smsToken !== null) {
    await query
      .insertInto('contactChanges')
      .values({
        userId,
        kind,
        formerEmail: before.email,
        formerEmailConfirmedAt: before.emailConfirmedAt,
        formerPhoneNumber: before.phoneNumber,
        formerPhoneConfirmedAt: before.phoneConfirmedAt,
        mailTokenHash: mailToken === null ? null : tokenHash(mailToken),
        smsTokenHash: smsToken === null ? null : tokenHash(smsToken),
        changedAt: now,
        expiresAt: new Date(now.getTime() + UNDO_DAYS * 86_400_000),
      })
      .execute()
  }
  return { told, mailToken, smsToken }
}

/** What changed within the seven days, before the change of `beforeId` where one is named. */
export async function recentKinds(
  query: Kysely<Tables>,
  userId: number,
  now: Date,
  beforeId?: number,
): Promise<Set<ContactKind>> {
  const live = query
    .selectFrom('contactChanges')
    .select('kind')
    .distinct()
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
  const rows = await (beforeId === undefined ? live : live.where('id', '<', beforeId)).execute()
  return new Set(rows.map(({ kind }) => kind))
}

/** Whose change a token undoes, and the address that it was sent to; null when it is unknown, used or too old. */
export async function findUndo(
  query: Kysely<Tables>,
  token: string,
  now: Date,
): Promise<{ readonly change: ContactChange; readonly provenBy: ContactKind } | null> {
  const hash = tokenHash(token)
  const change = await query
    .selectFrom('contactChanges')
    .selectAll()
    .where((is) => is.or([is('mailTokenHash', '=', hash), is('smsTokenHash', '=', hash)]))
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  if (!change) return null
  return { change, provenBy: change.mailTokenHash?.equals(hash) ? 'email' : 'phone' }
}

/** Forgets the change of `fromId` and all later ones: who made them can't bring them back. */
export async function forgetChangesFrom(query: Kysely<Tables>, userId: number, fromId: number): Promise<void> {
  await query.deleteFrom('contactChanges').where('userId', '=', userId).where('id', '>=', fromId).execute()
}

/** An address that another account may still take back: nobody else gets it meanwhile, or the way back would be barred. */
export async function isHeldForUndo(
  query: Kysely<Tables>,
  { kind, value }: UserName,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const rows = await query
    .selectFrom('contactChanges')
    .select('userId')
    .where('kind', '=', kind)
    .where(kind === 'email' ? 'formerEmail' : 'formerPhoneNumber', '=', value)
    .where(kind === 'email' ? 'formerEmailConfirmedAt' : 'formerPhoneConfirmedAt', 'is not', null)
    .where('expiresAt', '>', now)
    .execute()
  return rows.some((row) => row.userId !== userId)
}

export async function forgetOldContactChanges(query: Kysely<Tables>, now: Date): Promise<void> {
  await query.deleteFrom('contactChanges').where('expiresAt', '<=', now).execute()
}
