import type { Kysely } from 'kysely'
import { SITE_NAME } from 'shared-contracts/constants'
import { paths } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import type { UserName } from 'shared-contracts/validation'
import { lockUser } from '../../../platform/database/lock-user'
import type { Tables } from '../../../platform/database/tables'
import { addContactChange, isHeldForUndo, type UndoTokens } from '../../store/contact-change.store'
import { forgetCodes } from '../../store/one-time-code.store'
import { eraseDueUsers } from '../../store/retention/erasure'
import { endSessionsBut } from '../../store/session.store'
import { findUser, findUserByName, isDue, type UserRow, updateUser } from '../../store/user.store'
import { asTakenContact, invalidCode, numberedFailure } from './account-failures'
import type { AccountServices } from './account-services'

/** A notice without a code is of use much longer than one with. */
const NOTICE_USEFUL_MS = 24 * 60 * 60_000

/** Throws 1015 or 1016 when another account has this address, or may still take it back. */
export async function requireFreeContact(
  query: Kysely<Tables>,
  contact: UserName,
  userId: number | null,
  now: Date,
): Promise<void> {
  if (await isTakenContact(query, contact, userId, now)) throw numberedFailure(contact.kind === 'email' ? 1016 : 1015)
}

/** Whether another account has this address, or may still take it back. Takes the same time for all. */
export async function isTakenContact(
  query: Kysely<Tables>,
  contact: UserName,
  userId: number | null,
  now: Date,
): Promise<boolean> {
  const holder = await findUserByName(query, contact, now)
  const isHeld = await isHeldForUndo(query, contact, userId, now)
  return isHeld || (holder !== null && holder.id !== userId)
}

/**
 * Sets the confirmed email or phone number of an account, in one transaction with the way back: the former address is told,
 * with a link that undoes it, and all sessions end but the one with `keptSessionId`.
 */
export async function changeContact(
  services: AccountServices,
  userId: number,
  contact: UserName,
  keptSessionId: number | null,
): Promise<void> {
  const { database, account, now } = services
  // An account that is due to be erased holds its addresses no more.
  await eraseDueUsers(database.query, account.forgetMessages, now())
  try {
    await database.query.transaction().execute(async (query) => {
      await lockUser(query, userId)
      const owner = await findUser(query, userId)
      if (!owner || isDue(owner, now())) throw invalidCode()
      await requireFreeContact(query, contact, userId, now())
      const isOwn = contact.value === (contact.kind === 'email' ? owner.email : owner.phoneNumber)
      const tokens = isOwn ? null : await addContactChange(query, userId, contact.kind, owner, now())
      await updateUser(
        query,
        userId,
        contact.kind === 'email'
          ? { email: contact.value, emailConfirmedAt: now() }
          : { phoneNumber: contact.value, phoneConfirmedAt: now() },
      )
      await endSessionsBut(query, userId, keptSessionId)
      // What was sent to the former address opens nothing any more.
      await forgetCodes(query, userId)
      if (tokens) await tellFormerAddresses(services, query, owner, contact.kind, tokens)
    })
  } catch (error) {
    throw asTakenContact(error)
  }
}

/** Kept with the change or not at all: a change that nobody hears of can't be undone. */
async function tellFormerAddresses(
  { account }: AccountServices,
  query: Kysely<Tables>,
  owner: UserRow,
  kind: UserName['kind'],
  { told, mailToken, smsToken }: UndoTokens,
): Promise<void> {
  // As with every link the token stands behind the `#`, which browsers keep to themselves.
  const linkOf = (token: string) => `${account.siteUrl}${paths.undoChange}#${token}`
  if (told.mail && mailToken !== null) {
    const template = kind === 'email' ? 'email-changed' : 'phone-changed'
    const values = { fullName: owner.fullName, link: linkOf(mailToken) }
    await account.postman.mail(template, told.mail.to, values, query).kept
  }
  if (told.sms) {
    const what = kind === 'email' ? 'Email' : 'So dien thoai'
    const wayBack = smsToken === null ? 'xem thu trong email cua ban' : `mo ${linkOf(smsToken)} trong 7 ngay`
    const text = `${what} cua tai khoan vua duoc doi. Neu khong phai ban, hay ${wayBack}.`
    await account.postman.sms(told.sms.to, `${withoutAccents(SITE_NAME)}: ${text}`, query, NOTICE_USEFUL_MS).kept
  }
}
