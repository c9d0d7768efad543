import type { CallCookies } from '../../../platform/calls/handler'
import { rememberDevice } from '../../store/login/known-device.store'
import { forgetLoginFailures, type LoginAttempt } from '../../store/login/login-failure.store'
import { startSession } from '../../store/session.store'
import type { AccountServices } from '../steps/account-services'
import { readDeviceToken, writeDeviceToken } from './device-cookie'

export interface ProvenLogin {
  readonly userId: number
  /** What is forgotten now, after a login by password. */
  readonly counted: LoginAttempt | null
}

/** Starts a session and knows the device from now on. Returns the session's token. */
export async function beginSession(
  { database, account, now }: AccountServices,
  { userId, counted }: ProvenLogin,
  cookies: CallCookies,
): Promise<string> {
  const former = readDeviceToken(cookies, account.siteUrl)
  const { session, device } = await database.query.transaction().execute(async (query) => {
    if (counted) await forgetLoginFailures(query, counted)
    return {
      device: await rememberDevice(query, former, userId, now()),
      session: await startSession(query, userId, cookies.sender, now()),
    }
  })
  writeDeviceToken(cookies, device, account.siteUrl)
  return session
}
