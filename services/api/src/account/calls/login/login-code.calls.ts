import { parseUserName } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../../platform/calls/handler'
import { newToken } from '../../../platform/secret-token'
import { createLoginCode, shareLoginCode, takeLoginCode } from '../../store/login/login-code.store'
import { forgetMessageRequests } from '../../store/login/message-request.store'
import { contactsOf, findUser, findUserByName, isDue } from '../../store/user.store'
import { invalidCode } from '../steps/account-failures'
import { requireCaptcha, tryCode } from '../steps/account-guards'
import { sendLoginCode } from '../steps/account-messages'
import type { AccountServices } from '../steps/account-services'
import { requireMessage } from '../steps/message-allowance'
import { continueLogin } from './begin-session'
import { readDeviceToken } from './device-cookie'

type LoginCodeCall = 'User/RequestLoginCode' | 'User/LoginByCode'

/** Login by a code sent to a confirmed email or phone number, whatever became of the password or its limits. */
export function loginCodeCalls(services: AccountServices): Handlers<LoginCodeCall> {
  const { database, account, now } = services
  return {
    'User/RequestLoginCode': publicUncached(async ({ body, address, cookies }) => {
      await requireCaptcha(services, body.response, address)
      const contact = parseUserName(body.username)
      const request = newToken()
      if (!contact) return { request }
      const deviceToken = readDeviceToken(cookies, account.siteUrl)
      const asked = { purpose: 'login-code' as const, contact, address, askedBy: null, deviceToken }
      const { decision, askedBy } = await requireMessage(services, asked)
      account.postman.later(async () => {
        const found = await findUserByName(database.query, contact, now())
        const confirmed = contact.kind === 'email' ? found?.emailConfirmedAt : found?.phoneConfirmedAt
        if (!found || found.disabled || !confirmed) return
        const of = { request, userId: found.id, askedBy }
        if (decision === 'repeat') return shareLoginCode(database.query, of, now())
        const code = await createLoginCode(database.query, of, now(), account.passwordCost)
        sendLoginCode(services, found, contact, code)
      })
      return { request }
    }),

    'User/LoginByCode': publicUncached(async ({ body, address, cookies }) => {
      const taken = await tryCode(services, address, () =>
        takeLoginCode(database.query, body, now(), account.passwordCost),
      )
      const owner = taken && (await findUser(database.query, taken.userId))
      if (!owner || owner.disabled || isDue(owner, now())) throw invalidCode()
      await forgetMessageRequests(database.query, contactsOf(owner), 'login-code', taken.askedBy)
      return continueLogin(services, { userId: owner.id, counted: null }, cookies)
    }),
  }
}
