import { parseUserName } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../../platform/calls/handler'
import { newToken } from '../../../platform/secret-token'
import { createLoginCode, takeLoginCode } from '../../store/login/login-code.store'
import { findUser, findUserByName, isDue } from '../../store/user.store'
import { invalidCode } from '../steps/account-failures'
import { requireCaptcha } from '../steps/account-guards'
import { sendLoginCode } from '../steps/account-messages'
import type { AccountServices } from '../steps/account-services'
import { requireMayMessage } from '../steps/message-allowance'
import { continueLogin } from './begin-session'

type LoginCodeCall = 'User/RequestLoginCode' | 'User/LoginByCode'

/** Login by a code sent to a confirmed email or phone number, whatever became of the password or its limits. */
export function loginCodeCalls(services: AccountServices): Handlers<LoginCodeCall> {
  const { database, account, now } = services
  return {
    'User/RequestLoginCode': publicUncached(async ({ body, address }) => {
      await requireCaptcha(services, body.response, address)
      const contact = parseUserName(body.username)
      const request = newToken()
      if (!contact) return { request }
      await requireMayMessage(services, { purpose: 'login-code', contact, address, askedBy: null })
      account.postman.later(async () => {
        const found = await findUserByName(database.query, contact, now())
        const confirmed = contact.kind === 'email' ? found?.emailConfirmedAt : found?.phoneConfirmedAt
        if (!found || found.disabled || !confirmed) return
        const code = await createLoginCode(database.query, { request, userId: found.id }, now())
        sendLoginCode(services, found, contact, code)
      })
      return { request }
    }),

    'User/LoginByCode': publicUncached(async ({ body, cookies }) => {
      const userId = await takeLoginCode(database.query, body, now())
      const owner = userId === null ? null : await findUser(database.query, userId)
      if (!owner || owner.disabled || isDue(owner, now())) throw invalidCode()
      return continueLogin(services, { userId: owner.id, counted: null }, cookies)
    }),
  }
}
