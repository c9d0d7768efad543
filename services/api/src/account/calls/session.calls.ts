import type { CallAnswer } from 'shared-contracts/calls'
import { findNumberedError } from 'shared-contracts/errors'
import { parseUserName } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { DEVICE_COOKIE } from '../rules/known-device'
import { isPassword } from '../rules/password'
import { endSession } from '../store/session.store'
import { findUserByName } from '../store/user.store'
import { continueLogin, loginAnswer } from './login/begin-session'
import { countLogin } from './login/login-try'
import type { AccountServices } from './steps/account-services'
import { ownDetail } from './steps/own-detail'

type SessionCall = 'User/Login' | 'User/Logout' | 'User/UserInfo'
type LoginResult = CallAnswer<'User/Login'>

/** Login, logout and who is logged in. */
export function sessionCalls(services: AccountServices): Handlers<SessionCall> {
  const { database, now } = services
  return {
    // Wrong data is an answer, not a failure: HTTP 200 with isError.
    'User/Login': publicUncached(async ({ body, address, cookies }): Promise<LoginResult> => {
      const name = parseUserName(body.UserName)
      const found = name && (await findUserByName(database.query, name, now()))
      const counted = await countLogin(services, {
        account: name?.value ?? body.UserName.trim().toLowerCase(),
        owner: found,
        deviceToken: cookies.read(DEVICE_COOKIE),
        address,
      })
      if (!found) return refusal(numbered(1000))
      if (!(await isPassword(found.passwordHash, body.Password))) return refusal('invalid_grant')
      if (found.disabled) return refusal('user_is_disabled')
      const confirmed = name.kind === 'email' ? found.emailConfirmedAt : found.phoneConfirmedAt
      if (confirmed === null) return refusal(numbered(1001))
      return loginAnswer(await continueLogin(services, { userId: found.id, counted }, cookies))
    }),

    'User/Logout': user(async ({ token }) => {
      if (token !== null) await endSession(database.query, token)
      return {}
    }),

    'User/UserInfo': user(async ({ userId, secondStep }) => ownDetail(services, userId, secondStep)),
  }
}

function refusal(error: string): LoginResult {
  return { isError: true, error, accessToken: null }
}

function numbered(code: number): string {
  return JSON.stringify({ code, message: findNumberedError(code)?.message ?? '' })
}
