import { parseUserName, validateConfirmPassword, validateNewPassword } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { refuseWrongFields } from '../../platform/http/field-problems'
import { hashPassword, isPassword } from '../rules/password'
import { type UsedCode, useLinkToken, usePhoneCode } from '../store/one-time-code.store'
import { endSessions } from '../store/session.store'
import { confirmContact, findUserByName, type UserRow, updateUser } from '../store/user.store'
import { beginSession } from './login/begin-session'
import { failedToReset, numberedFailure } from './steps/account-failures'
import { ownUser, passwordTry, requireCaptcha, requireMayMessage } from './steps/account-guards'
import { sendLink, sendPhoneCode } from './steps/account-messages'
import type { AccountServices } from './steps/account-services'

type PasswordCall =
  | 'User/GetResetPasswordCodeByOtp'
  | 'User/ForgotPassword'
  | 'User/ResetPassword'
  | 'User/ChangePassword'

/** Forgotten and changed passwords. */
export function passwordCalls(services: AccountServices): Handlers<PasswordCall> {
  const { database, account, now } = services

  /** The answer leaves before the account is looked for: neither its words nor its time say whether it is there. */
  async function sendReset(userName: string, address: string): Promise<void> {
    const contact = parseUserName(userName)
    if (!contact) return
    await requireMayMessage(services, contact, address)
    account.postman.later(async () => {
      const found = await findUserByName(database.query, contact)
      if (!found || found.disabled) return
      if (contact.kind === 'email') await sendLink(services, found, 'reset-by-mail', contact.value)
      else await sendPhoneCode(services, found, 'reset-by-phone', contact.value)
    })
  }

  /** A code counts for the number that it was sent to, which is named; a link for its owner, named or not. */
  async function usedCode(userName: string | undefined, code: string): Promise<UsedCode | null> {
    const { query } = database
    const name = userName === undefined ? null : parseUserName(userName)
    const named = name && (await findUserByName(query, name))
    if (userName !== undefined && !named) return null
    if (/^\d{6}$/.test(code)) {
      return named && usePhoneCode(query, { userId: named.id, purpose: 'reset-by-phone', code }, now())
    }
    const used = await useLinkToken(query, ['reset-by-mail', 'first-password'], code, now())
    return named && used?.userId !== named.id ? null : used
  }

  /** Sets it, tells its owner and logs every device out. */
  async function setPassword(owner: UserRow, password: string): Promise<void> {
    await updateUser(database.query, owner.id, { passwordHash: await hashPassword(password) })
    await endSessions(database.query, owner.id)
    if (owner.email !== null && owner.emailConfirmedAt !== null) {
      account.postman.mail('password-changed', owner.email, { fullName: owner.fullName })
    }
  }

  return {
    'User/GetResetPasswordCodeByOtp': publicUncached(async ({ body, address }) => {
      await requireCaptcha(services, body.response, address)
      await sendReset(body.username, address)
      return {}
    }),

    'User/ForgotPassword': publicUncached(async ({ query, address }) => {
      await requireCaptcha(services, query.response, address)
      await sendReset(query.userName, address)
      return {}
    }),

    'User/ResetPassword': publicUncached(async ({ body }) => {
      refuseWrongFields({
        newPassword: validateNewPassword(body.newPassword),
        confirmPassword: validateConfirmPassword(body.newPassword, body.confirmPassword),
      })
      const used = await usedCode(body.userName, body.code)
      if (!used) throw failedToReset()
      await setPassword(await ownUser(services, used.userId), body.newPassword)
      // Whoever holds the code holds the address.
      const kind = used.purpose === 'reset-by-phone' ? 'phone' : 'email'
      await confirmContact(database.query, used.userId, { kind, value: used.target }, now())
      return {}
    }),

    'User/ChangePassword': user(async ({ userId, body, cookies }) => {
      refuseWrongFields({
        newPassword: validateNewPassword(body.newPassword),
        confirmPassword: validateConfirmPassword(body.newPassword, body.confirmPassword),
      })
      const owner = await ownUser(services, userId)
      const tried = await passwordTry(services, userId)
      if (!(await isPassword(owner.passwordHash, body.oldPassword))) throw numberedFailure(1057)
      await tried.succeeded()
      await setPassword(owner, body.newPassword)
      return { accessToken: await beginSession(services, { userId, counted: null }, cookies) }
    }),
  }
}
