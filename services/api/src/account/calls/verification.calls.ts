import { parseUserName, type UserName } from 'shared-contracts/validation'
import type { Caller } from '../../platform/calls/caller'
import { type CallRequest, type Handlers, publicKnowingCaller, publicUncached } from '../../platform/calls/handler'
import { useLinkToken, usePhoneCode } from '../store/one-time-code.store'
import { confirmContact, findUser, findUserByName } from '../store/user.store'
import { readDeviceToken } from './login/device-cookie'
import { invalidCode } from './steps/account-failures'
import { ownUser, requireCaptcha, tryCode } from './steps/account-guards'
import { sendConfirmation } from './steps/account-messages'
import type { AccountServices } from './steps/account-services'
import { changeContact } from './steps/contact-changes'
import { requireMessage } from './steps/message-allowance'

type VerificationCall =
  | 'User/GetVerifyPhoneNumberCode'
  | 'User/VerifyPhoneNumber'
  | 'User/ResendConfirmEmail'
  | 'User/ConfirmEmail'

type Asking = Pick<CallRequest<unknown, unknown>, 'address' | 'caller' | 'cookies'>

/** Proving that an email or phone number is one's own. Requests answer alike for whoever is named. */
export function verificationCalls(services: AccountServices): Handlers<VerificationCall> {
  const { database, now } = services

  /** Who is logged in asks for her own account; her allowance is not that of strangers. */
  async function ownerWhoAsks(caller: Caller, { kind, value }: UserName): Promise<number | null> {
    if (caller.kind !== 'user') return null
    const own = await findUser(database.query, caller.userId)
    return value === (kind === 'email' ? own?.email : own?.phoneNumber) ? caller.userId : null
  }

  async function confirmAgain(
    userName: string,
    kind: 'email' | 'phone',
    { address, caller, cookies }: Asking,
  ): Promise<void> {
    const contact = parseUserName(userName)
    if (contact?.kind !== kind) return
    const purpose = kind === 'email' ? ('confirm-email' as const) : ('confirm-phone' as const)
    const { decision } = await requireMessage(services, {
      purpose,
      contact,
      address,
      askedBy: await ownerWhoAsks(caller, contact),
      deviceToken: readDeviceToken(cookies, services.account.siteUrl),
    })
    if (decision === 'repeat') return
    // After the answer, whose time must not say whether there is such an account.
    services.account.postman.later(async () => {
      const found = await findUserByName(database.query, contact, now())
      const confirmed = kind === 'email' ? found?.emailConfirmedAt : found?.phoneConfirmedAt
      if (found && confirmed === null && !found.disabled) await sendConfirmation(services, found, contact)
    })
  }

  return {
    'User/GetVerifyPhoneNumberCode': publicKnowingCaller(async ({ body, ...asking }) => {
      await requireCaptcha(services, body.response, asking.address)
      await confirmAgain(body.username, 'phone', asking)
      return {}
    }),

    'User/ResendConfirmEmail': publicKnowingCaller(async ({ query, ...asking }) => {
      await confirmAgain(query.userName, 'email', asking)
      return {}
    }),

    'User/VerifyPhoneNumber': publicUncached(async ({ query, address }) => {
      const contact = query.userName === undefined ? null : parseUserName(query.userName)
      const userId = query.userId ?? (contact && (await findUserByName(database.query, contact, now()))?.id)
      const request = { userId: userId || 0, purpose: 'confirm-phone' as const, code: query.code }
      const used = await tryCode(services, address, () =>
        usePhoneCode(database.query, request, now(), services.account.passwordCost),
      )
      if (!used) throw invalidCode()
      const confirmed = await confirmContact(database.query, used.userId, { kind: 'phone', value: used.target }, now())
      if (!confirmed) throw invalidCode()
      return { verified: true as const }
    }),

    'User/ConfirmEmail': publicUncached(async ({ body }) => {
      const used = await useLinkToken(database.query, ['confirm-email', 'change-email'], body.token, now())
      if (!used) throw invalidCode()
      const owner = await ownUser(services, used.userId)
      if (used.purpose === 'confirm-email') {
        const contact = { kind: 'email' as const, value: used.target }
        if (!(await confirmContact(database.query, owner.id, contact, now()))) throw invalidCode()
        return { confirmed: 'registration' as const }
      }
      await changeContact(services, owner.id, { kind: 'email', value: used.target }, used.sessionId)
      return { confirmed: 'change' as const }
    }),
  }
}
