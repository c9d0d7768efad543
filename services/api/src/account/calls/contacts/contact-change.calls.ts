import { CallFailure } from 'service-host'
import {
  normaliseEmail,
  normalisePhone,
  type UserName,
  validateEmail,
  validatePhone,
} from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../../platform/calls/handler'
import { user } from '../../../platform/calls/user-handler'
import { lockUser } from '../../../platform/database/lock-user'
import { refuseWrongFields } from '../../../platform/http/field-problems'
import { noticeOfTaken } from '../../rules/attempt-limits'
import { UNDO_DAYS, undoneContacts } from '../../rules/undone-contacts'
import { attempt } from '../../store/attempt.store'
import { findUndo, forgetChangesFrom, recentKinds } from '../../store/contact-change.store'
import { createLinkToken, forgetCodes, isCodeUnderWay, usePhoneCode } from '../../store/one-time-code.store'
import { removeMethodsSince } from '../../store/second-step/method.store'
import { endSessions, findSession } from '../../store/session.store'
import { removeSocialSignInsSince } from '../../store/social-sign-in.store'
import { findUser, isDue, updateUser } from '../../store/user.store'
import { asTakenContact, invalidCode, messageTooSoon } from '../steps/account-failures'
import { ownUser } from '../steps/account-guards'
import { type Delivery, sendLink, sendOwnCode, sendPhoneCode } from '../steps/account-messages'
import type { AccountServices } from '../steps/account-services'
import { changeContact, isTakenContact } from '../steps/contact-changes'
import { requireMessage } from '../steps/message-allowance'
import { confirmedContact, requirePasswordAgain } from '../steps/password-again'

type ContactChangeCall = 'User/SendOwnCode' | 'User/ChangePhoneNumber' | 'User/ChangeEmail' | 'User/UndoContactChange'

/** The addresses that an account is reached by: changed by their owner, and taken back by the former address. */
export function contactChangeCalls(services: AccountServices): Handlers<ContactChangeCall> {
  const { database, account, now } = services

  /** Whether another account has the address is known only after the proof, and said to nobody but the address itself. */
  async function deliveryTo(contact: UserName, userId: number): Promise<Delivery> {
    if (!(await isTakenContact(database.query, contact, userId, now()))) return 'code'
    return (await attempt(database.query, [noticeOfTaken], contact.value, now())).refused ? 'nothing' : 'notice'
  }

  /** Nothing new is sent: what was sent a moment ago must still work. */
  async function requireUnderWay(sent: Parameters<typeof isCodeUnderWay>[1]): Promise<void> {
    if (!(await isCodeUnderWay(database.query, sent, now()))) throw messageTooSoon()
  }

  return {
    'User/SendOwnCode': user(async ({ userId, address }) => {
      const owner = await ownUser(services, userId)
      if (owner.passwordHash !== null) throw hasPassword()
      const contact = confirmedContact(owner)
      if (contact === null) return { sentTo: null }
      const purpose = 'own-code'
      const { decision } = await requireMessage(services, { purpose, contact, address, ...askedBy(userId) })
      if (decision === 'send') await sendOwnCode(services, owner, contact)
      else await requireUnderWay({ userId, purpose, target: contact.value })
      return { sentTo: contact.kind }
    }),

    'User/ChangePhoneNumber': user(async ({ userId, body, address, token }) => {
      refuseWrongFields({ phoneNumber: validatePhone(body.phoneNumber) })
      const target = normalisePhone(body.phoneNumber) ?? ''
      const contact = { kind: 'phone', value: target } as const
      const purpose = 'change-phone'
      const owner = await ownUser(services, userId)
      if (body.code === undefined) {
        // Sent once more: the owner has proved herself when the first code was sent to this number.
        const again = await isCodeUnderWay(database.query, { userId, purpose, target }, now())
        if (!again) await requirePasswordAgain(services, owner, body, token)
        const { decision } = await requireMessage(services, { purpose, contact, address, ...askedBy(userId) })
        if (decision === 'send')
          await sendPhoneCode(services, owner, purpose, target, await deliveryTo(contact, userId))
        else await requireUnderWay({ userId, purpose, target })
        return { codeSent: true }
      }
      // Codes are sent only after the password.
      const used = await usePhoneCode(database.query, { userId, purpose, code: body.code }, now(), account.passwordCost)
      if (used?.target !== target) throw invalidCode()
      await changeContact(services, userId, contact, (await findSession(database.query, token))?.id ?? null)
      return { codeSent: false }
    }),

    'User/ChangeEmail': user(async ({ userId, body, address, token }) => {
      refuseWrongFields({ email: validateEmail(body.email) })
      const contact = { kind: 'email', value: normaliseEmail(body.email) } as const
      const owner = await ownUser(services, userId)
      await requirePasswordAgain(services, owner, body, token)
      const purpose = 'change-email'
      const { decision } = await requireMessage(services, { purpose, contact, address, ...askedBy(userId) })
      if (decision === 'send') {
        const sessionId = (await findSession(database.query, token))?.id ?? null
        await sendLink(services, owner, purpose, contact.value, {
          sessionId,
          delivery: await deliveryTo(contact, userId),
        })
      } else await requireUnderWay({ userId, purpose, target: contact.value })
      return {}
    }),

    'User/UndoContactChange': publicUncached(async ({ body }) => {
      const found = await findUndo(database.query, body.token, now())
      if (!found) throw invalidCode()
      const { userId } = found.change
      try {
        return await database.query.transaction().execute(async (query) => {
          await lockUser(query, userId)
          // Of two openings at once the second finds nothing here.
          const undo = await findUndo(query, body.token, now())
          const owner = await findUser(query, userId)
          if (!undo || !owner || owner.disabled || isDue(owner, now())) throw invalidCode()
          const { change, provenBy } = undo
          const before = {
            email: change.formerEmail,
            emailConfirmedAt: change.formerEmailConfirmedAt,
            phoneNumber: change.formerPhoneNumber,
            phoneConfirmedAt: change.formerPhoneConfirmedAt,
          }
          const earlier = await recentKinds(query, userId, now(), change.id)
          // Whoever changed it knows the password, may have asked for the erasure and tied a sign-in of her own.
          await updateUser(query, userId, {
            ...undoneContacts(before, provenBy, earlier),
            passwordHash: null,
            deleteAfter: null,
          })
          await removeSocialSignInsSince(query, userId, change.changedAt)
          // Before it, too: whoever knows the password may have begun with a second step of her own.
          await removeMethodsSince(query, userId, new Date(change.changedAt.getTime() - UNDO_DAYS * 86_400_000))
          await endSessions(query, userId)
          await forgetCodes(query, userId)
          await forgetChangesFrom(query, userId, change.id)
          const target = (provenBy === 'email' ? before.email : before.phoneNumber) ?? ''
          return { token: await createLinkToken(query, { userId, purpose: 'new-password', target }, now()) }
        })
      } catch (error) {
        throw asTakenContact(error)
      }
    }),
  }
}

const askedBy = (userId: number) => ({ askedBy: userId, deviceToken: null })

function hasPassword(): CallFailure {
  return new CallFailure(409, 'account_has_password', 'Tài khoản đã có mật khẩu. Bạn nhập mật khẩu hiện tại nhé.')
}
