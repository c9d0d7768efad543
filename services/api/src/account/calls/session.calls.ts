import type { CallAnswer } from 'shared-contracts/calls'
import { findNumberedError } from 'shared-contracts/errors'
import { parseUserName } from 'shared-contracts/validation'
import { type Handlers, publicUncached } from '../../platform/calls/handler'
import { user } from '../../platform/calls/user-handler'
import { lockUser } from '../../platform/database/lock-user'
import { isPassword } from '../rules/password'
import { endOwnSession, endSession, endSessions, findSession, findSessions } from '../store/session.store'
import { findUserByName } from '../store/user.store'
import { continueLogin, loginAnswer } from './login/begin-session'
import { readDeviceToken } from './login/device-cookie'
import { countLogin } from './login/login-try'
import { ownUser } from './steps/account-guards'
import type { AccountServices } from './steps/account-services'
import { ownDetail } from './steps/own-detail'
import { requirePasswordAgain } from './steps/password-again'

type SessionCall = 'User/Login' | 'User/Logout' | 'User/UserInfo' | 'User/GetSessions' | 'User/EndSession'
type LoginResult = CallAnswer<'User/Login'>

/** Login, logout and who is logged in. */
export function sessionCalls(services: AccountServices): Handlers<SessionCall> {
  const { database, account, now } = services
  return {
    // Wrong data is an answer, not a failure: HTTP 200 with isError.
    'User/Login': publicUncached(async ({ body, address, cookies }): Promise<LoginResult> => {
      const name = parseUserName(body.UserName)
      const found = name && (await findUserByName(database.query, name, now()))
      const counted = await countLogin(services, {
        account: name?.value ?? body.UserName.trim().toLowerCase(),
        owner: found,
        deviceToken: readDeviceToken(cookies, account.siteUrl),
        address,
      })
      // Also for nobody: the time says nothing that the answer doesn't.
      const right = await isPassword(found?.passwordHash ?? null, body.Password, account.passwordCost)
      if (!found) return refusal(numbered(1000))
      if (!right) return refusal('invalid_grant')
      if (found.disabled) return refusal('user_is_disabled')
      const confirmed = name.kind === 'email' ? found.emailConfirmedAt : found.phoneConfirmedAt
      if (confirmed === null) return refusal(numbered(1001))
      return loginAnswer(await continueLogin(services, { userId: found.id, counted }, cookies))
    }),

    'User/Logout': user(async ({ token }) => {
      if (token !== null) await endSession(database.query, token)
      return {}
    }),

    'User/GetSessions': user(async ({ userId, token }) => {
      const { query } = database
      const current = await findSession(query, token)
      const sessions = await findSessions(query, await ownUser(services, userId), now())
      return sessions.map(({ createdAt, lastUsedAt, ...session }) => ({
        ...session,
        startedAt: createdAt.toISOString(),
        lastUsedAt: (lastUsedAt ?? createdAt).toISOString(),
        isCurrent: session.id === current?.id,
      }))
    }),

    'User/EndSession': user(async ({ userId, body, token }) => {
      await requirePasswordAgain(services, await ownUser(services, userId), body, token)
      await database.query.transaction().execute(async (query) => {
        await lockUser(query, userId)
        if (body.id !== undefined) await endOwnSession(query, userId, body.id)
        else await endSessions(query, userId, token)
      })
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
