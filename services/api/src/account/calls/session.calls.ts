import type { CallAnswer } from 'shared-contracts/calls'
import { findNumberedError } from 'shared-contracts/errors'
import { parseUserName } from 'shared-contracts/validation'
import { countCarts } from '../../cart/store/user-cart.store'
import { anyoneAfresh, type Handlers } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import type { Services } from '../../server/services'
import { isPassword } from '../rules/password'
import { findChildren } from '../store/child.store'
import { endSession, startSession } from '../store/session.store'
import { findUserByName } from '../store/user.store'
import { ownUser, passwordTry } from './steps/account-guards'
import { userDetail } from './user-detail'

type SessionCall = 'User/Login' | 'User/Logout' | 'User/UserInfo'
type LoginResult = CallAnswer<'User/Login'>

/** Login, logout and who is logged in. */
export function sessionCalls(services: Services): Handlers<SessionCall> {
  const { database, now } = services
  return {
    // Wrong data is an answer, not a failure: HTTP 200 with isError (DECISIONS 32).
    'User/Login': anyoneAfresh(async ({ body, address }): Promise<LoginResult> => {
      const name = parseUserName(body.UserName)
      const tried = await passwordTry(services, name?.value ?? body.UserName.trim().toLowerCase(), address)
      const found = name && (await findUserByName(database.query, name))
      if (!found) return refusal(numbered(1000))
      if (!(await isPassword(found.password_hash, body.Password))) return refusal('invalid_grant')
      await tried.succeeded()
      if (found.disabled) return refusal('user_is_disabled')
      const confirmed = name.kind === 'email' ? found.email_confirmed_at : found.phone_confirmed_at
      if (confirmed === null) return refusal(numbered(1001))
      const accessToken = await startSession(database.query, found.id, now())
      return { isError: false, error: null, accessToken }
    }),

    'User/Logout': user(async ({ token }) => {
      if (token !== null) await endSession(database.query, token)
      return {}
    }),

    'User/UserInfo': user(async ({ userId }) => ownDetail(services, userId)),
  }
}

/** The caller's own profile, as it is now. */
export async function ownDetail(services: Services, userId: number) {
  const { database, today } = services
  const found = await ownUser(services, userId)
  const children = await findChildren(database.query, userId)
  return userDetail(found, children, await countCarts(database.query, userId), today())
}

function refusal(error: string): LoginResult {
  return { isError: true, error, accessToken: null }
}

function numbered(code: number): string {
  return JSON.stringify({ code, message: findNumberedError(code)?.message ?? '' })
}
