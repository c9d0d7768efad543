import type { Kysely } from 'kysely'
import { parseUserName, type UserName, validateConfirmPassword } from 'shared-contracts/validation'
import { type CallRequest, type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { lockUser } from '../../platform/database/lock-user'
import type { Tables } from '../../platform/database/tables'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { newPasswordProblem, type PasswordOwner } from '../rules/new-password'
import { hashPassword } from '../rules/password'
import { forgetMessageRequests } from '../store/login/message-request.store'
import { findLinkOwner, tryPhoneCode, type UsedCode, useLinkToken, useRightCode } from '../store/one-time-code.store'
import { endSessions } from '../store/session.store'
import { confirmContact, contactsOf, findUser, findUserByName, type UserRow, updateUser } from '../store/user.store'
import { beginSession } from './login/begin-session'
import { readDeviceToken } from './login/device-cookie'
import { failedToReset, wrongPassword } from './steps/account-failures'
import { ownUser, requireCaptcha, tryCode } from './steps/account-guards'
import { sendLink, sendPhoneCode } from './steps/account-messages'
import type { AccountServices } from './steps/account-services'
import { requireMessage } from './steps/message-allowance'
import { requirePassword } from './steps/password-again'

type PasswordCall =
  | 'User/GetResetPasswordCodeByOtp'
  | 'User/ForgotPassword'
  | 'User/ResetPassword'
  | 'User/ChangePassword'

/** Forgotten and changed passwords. */
export function passwordCalls(services: AccountServices): Handlers<PasswordCall> {
  const { database, account, now } = services

  /** The answer leaves before the account is looked for: neither its words nor its time say whether it is there. */
  async function sendReset(userName: string, { address, cookies }: Asking): Promise<void> {
    const contact = parseUserName(userName)
    if (!contact) return
    const purpose = contact.kind === 'email' ? ('reset-by-mail' as const) : ('reset-by-phone' as const)
    const deviceToken = readDeviceToken(cookies, account.siteUrl)
    const { decision } = await requireMessage(services, { purpose, contact, address, askedBy: null, deviceToken })
    if (decision === 'repeat') return
    account.postman.later(async () => {
      const found = await findUserByName(database.query, contact, now())
      if (!found || found.disabled) return
      if (contact.kind === 'email') await sendLink(services, found, 'reset-by-mail', contact.value)
      else await sendPhoneCode(services, found, 'reset-by-phone', contact.value)
    })
  }

  /** Whose code or link it is; both are still unused. Null: it is wrong, too old or used. */
  async function findCodeOwner(
    userName: string | undefined,
    code: string,
    address: string,
  ): Promise<ResetProof | null> {
    const { query } = database
    const name = userName === undefined ? null : parseUserName(userName)
    const named = name && (await findUserByName(query, name, now()))
    if (/^\d{6}$/.test(code)) {
      // A code counts for the number that it was sent to, which is named; a link for its owner, named or not.
      const guess = { userId: named?.id ?? 0, purpose: 'reset-by-phone' as const, code }
      const right = await tryCode(services, address, () => tryPhoneCode(query, guess, now(), account.passwordCost))
      return right ? { userId: guess.userId, use: (inside) => useRightCode(inside, right.id) } : null
    }
    if (userName !== undefined && !named) return null
    const userId = await findLinkOwner(query, RESET_LINKS, code, now())
    if (userId === null || (named && named.id !== userId)) return null
    return { userId, use: (inside) => useLinkToken(inside, RESET_LINKS, code, now()) }
  }

  /** Sets it and logs every device out. */
  async function setPassword(query: Kysely<Tables>, userId: number, passwordHash: string): Promise<void> {
    await updateUser(query, userId, { passwordHash })
    await endSessions(query, userId)
  }

  function tellOwner(owner: UserRow): void {
    if (owner.email === null || owner.emailConfirmedAt === null) return
    account.postman.mail('password-changed', owner.email, { fullName: owner.fullName })
  }

  return {
    'User/GetResetPasswordCodeByOtp': publicUncached(async ({ body, ...asking }) => {
      await requireCaptcha(services, body.response, asking.address)
      await sendReset(body.username, asking)
      return {}
    }),

    'User/ForgotPassword': publicUncached(async ({ query, ...asking }) => {
      await requireCaptcha(services, query.response, asking.address)
      await sendReset(query.userName, asking)
      return {}
    }),

    'User/ResetPassword': publicUncached(async ({ body, address }) => {
      refuseWrongFields(passwordProblems(body, {}))
      const proof = await findCodeOwner(body.userName, body.code, address)
      if (!proof) throw failedToReset()
      const owner = await ownUser(services, proof.userId)
      refuseWrongFields(passwordProblems(body, owner))
      const passwordHash = await hashPassword(body.newPassword, services.account.passwordCost)
      await database.query.transaction().execute(async (query) => {
        await lockUser(query, owner.id)
        const used = await proof.use(query)
        if (!used) throw failedToReset()
        await setPassword(query, owner.id, passwordHash)
        // Whoever holds the code holds the address.
        const contact = contactOfReset(used)
        if (contact) await confirmContact(query, owner.id, contact, now())
        await forgetMessageRequests(query, contactsOf(owner), used.purpose)
      })
      tellOwner(owner)
      return {}
    }),

    'User/ChangePassword': user(async ({ userId, body, cookies, stepPassedAt }) => {
      const owner = await ownUser(services, userId)
      refuseWrongFields(passwordProblems(body, owner))
      await requirePassword(services, owner, 'oldPassword', body.oldPassword)
      const passwordHash = await hashPassword(body.newPassword, services.account.passwordCost)
      await database.query.transaction().execute(async (query) => {
        await lockUser(query, userId)
        // Changed meanwhile: what was proved is the password before.
        if ((await findUser(query, userId))?.passwordHash !== owner.passwordHash) throw wrongPassword('oldPassword')
        await setPassword(query, userId, passwordHash)
      })
      tellOwner(owner)
      return { accessToken: await beginSession(services, { userId, counted: null, stepPassedAt }, cookies) }
    }),
  }
}

type Asking = Pick<CallRequest<unknown, unknown>, 'address' | 'cookies'>

/** A code or link that was found right, and what uses it up. */
interface ResetProof {
  readonly userId: number
  readonly use: (query: Kysely<Tables>) => Promise<UsedCode | null>
}

const RESET_LINKS = ['reset-by-mail', 'first-password', 'new-password'] as const

function passwordProblems(
  { newPassword, confirmPassword }: { readonly newPassword: string; readonly confirmPassword: string },
  owner: PasswordOwner,
) {
  return {
    newPassword: newPasswordProblem(newPassword, owner),
    confirmPassword: validateConfirmPassword(newPassword, confirmPassword),
  }
}

function contactOfReset({ purpose, target }: UsedCode): UserName | null {
  if (purpose === 'new-password') return null
  return { kind: purpose === 'reset-by-phone' ? 'phone' : 'email', value: target }
}
