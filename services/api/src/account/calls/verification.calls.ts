import { parseUserName } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { useLinkToken, usePhoneCode } from '../store/one-time-code.store'
import { confirmContact, findUserByName, updateUser } from '../store/user.store'
import { asTakenContact, invalidCode } from './steps/account-failures'
import { ownUser, requireCaptcha, requireMayMessage } from './steps/account-guards'
import { sendConfirmation } from './steps/account-messages'
import type { AccountServices } from './steps/account-services'

type VerificationCall =
  | 'User/GetVerifyPhoneNumberCode'
  | 'User/VerifyPhoneNumber'
  | 'User/ResendConfirmEmail'
  | 'User/ConfirmEmail'

/** Proving that an email or phone number is one's own. Requests answer alike for whoever is named. */
export function verificationCalls(services: AccountServices): Handlers<VerificationCall> {
  const { database, account, now } = services

  async function confirmAgain(userName: string, kind: 'email' | 'phone', address: string): Promise<void> {
    const contact = parseUserName(userName)
    if (contact?.kind !== kind) return
    await requireMayMessage(services, contact, address)
    // After the answer, whose time must not say whether there is such an account.
    account.postman.later(async () => {
      const found = await findUserByName(database.query, contact)
      const confirmed = kind === 'email' ? found?.emailConfirmedAt : found?.phoneConfirmedAt
      if (found && confirmed === null && !found.disabled) await sendConfirmation(services, found, contact)
    })
  }

  return {
    'User/GetVerifyPhoneNumberCode': publicUncached(async ({ body, address }) => {
      await requireCaptcha(services, body.response, address)
      await confirmAgain(body.username, 'phone', address)
      return {}
    }),

    'User/ResendConfirmEmail': publicUncached(async ({ query, address }) => {
      await confirmAgain(query.userName, 'email', address)
      return {}
    }),

    'User/VerifyPhoneNumber': publicUncached(async ({ query }) => {
      const contact = query.userName === undefined ? null : parseUserName(query.userName)
      const userId = query.userId ?? (contact && (await findUserByName(database.query, contact))?.id)
      if (!userId) throw invalidCode()
      const request = { userId, purpose: 'confirm-phone' as const, code: query.code }
      const used = await usePhoneCode(database.query, request, now())
      if (!used) throw invalidCode()
      const confirmed = await confirmContact(database.query, userId, { kind: 'phone', value: used.target }, now())
      if (!confirmed) throw invalidCode()
      return { verified: true as const }
    }),

    'User/ConfirmEmail': publicUncached(async ({ body }) => {
      const used = await useLinkToken(database.query, ['confirm-email', 'change-email'], body.token, now())
      if (!used) throw invalidCode()
      const owner = await ownUser(services, used.userId)
      if (used.purpose === 'confirm-email') {
        const contact = { kind: 'email' as const, value: used.target }
        if (!(await confirmContact(database.query, used.userId, contact, now()))) throw invalidCode()
        return { confirmed: 'registration' as const }
      }
      try {
        await updateUser(database.query, used.userId, { email: used.target, emailConfirmedAt: now() })
      } catch (error) {
        throw asTakenContact(error)
      }
      // The former address hears of it: an account taken over must not go unnoticed.
      if (owner.email !== null && owner.emailConfirmedAt !== null) {
        account.postman.mail('email-changed', owner.email, { fullName: owner.fullName })
      }
      return { confirmed: 'change' as const }
    }),
  }
}
