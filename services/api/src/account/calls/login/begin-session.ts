import type { CallAnswer } from 'shared-contracts/calls'
import type { CallCookies } from '../../../platform/calls/handler'
import { newToken } from '../../../platform/secret-token'
import { stepCookieName, stepCookieTerms } from '../../rules/second-step/step-cookie'
import { rememberDevice } from '../../store/login/known-device.store'
import { forgetLoginFailures, type LoginAttempt } from '../../store/login/login-failure.store'
import { isEnrolled } from '../../store/second-step/method.store'
import { createTicket } from '../../store/second-step/step-ticket.store'
import { startSession } from '../../store/session.store'
import { methodsOf } from '../second-step/methods'
import type { AccountServices } from '../steps/account-services'
import { readDeviceToken, writeDeviceToken } from './device-cookie'

export interface ProvenLogin {
  readonly userId: number
  /** What is forgotten now, after a login by password. */
  readonly counted: LoginAttempt | null
}

type SecondStepOffer = NonNullable<CallAnswer<'User/Login'>['secondStep']>

export type LoginOutcome =
  | { readonly accessToken: string }
  | { readonly accessToken: null; readonly secondStep: SecondStepOffer }

/** A login whose first step was right: a session, or a ticket for the second step where the account has one. */
export async function continueLogin(
  services: AccountServices,
  login: ProvenLogin,
  cookies: CallCookies,
): Promise<LoginOutcome> {
  const { database, account, now } = services
  if (!(await isEnrolled(database.query, login.userId))) {
    return { accessToken: await beginSession(services, { ...login, stepPassedAt: null }, cookies) }
  }
  const cookie = stepCookieName(account.siteUrl)
  // The one that is there may show that another session passed its step.
  const browser = cookies.read(cookie) ?? newToken()
  const ticket = await database.query.transaction().execute(async (query) => {
    if (login.counted) await forgetLoginFailures(query, login.counted)
    return createTicket(query, login.userId, browser, now())
  })
  cookies.write(cookie, browser, stepCookieTerms(account.siteUrl))
  return { accessToken: null, secondStep: { ticket, methods: await methodsOf(database.query, login.userId) } }
}

/** As logins have always answered: HTTP 200, and an error where there is no session yet. */
export function loginAnswer(outcome: LoginOutcome): CallAnswer<'User/Login'> {
  if (outcome.accessToken !== null) return { isError: false, error: null, accessToken: outcome.accessToken }
  return { isError: true, error: 'second_step_required', ...outcome }
}

interface Session extends ProvenLogin {
  /** Null: there is no second step. */
  readonly stepPassedAt: Date | null
}

/** Starts a session and knows the device from now on. Returns the session's token. */
export async function beginSession(
  { database, account, now }: AccountServices,
  { userId, counted, stepPassedAt }: Session,
  cookies: CallCookies,
): Promise<string> {
  const step = stepPassedAt === null ? null : { at: stepPassedAt, cookie: newToken() }
  const former = readDeviceToken(cookies, account.siteUrl)
  const { session, device } = await database.query.transaction().execute(async (query) => {
    if (counted) await forgetLoginFailures(query, counted)
    return {
      device: await rememberDevice(query, former, userId, now()),
      session: await startSession(query, userId, cookies.sender, now(), step),
    }
  })
  writeDeviceToken(cookies, device, account.siteUrl)
  if (step) cookies.write(stepCookieName(account.siteUrl), step.cookie, stepCookieTerms(account.siteUrl))
  return session
}
