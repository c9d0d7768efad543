import { generalFailure } from 'service-host'
import { type CallRequest, type Handlers, publicKnowingCaller } from '../../../platform/calls/handler'
import { newToken } from '../../../platform/secret-token'
import { stepCookieName, stepCookieTerms } from '../../rules/second-step/step-cookie'
import { findPasskeys } from '../../store/second-step/method.store'
import {
  type ChallengeOwner,
  findTicket,
  saveChallenge,
  tryTicket,
  useTicket,
} from '../../store/second-step/step-ticket.store'
import { findSession, passStep } from '../../store/session.store'
import { findUser, isDue } from '../../store/user.store'
import { beginSession } from '../login/begin-session'
import { readDeviceToken } from '../login/device-cookie'
import { ownUser } from '../steps/account-guards'
import type { AccountServices } from '../steps/account-services'
import { requestOptions } from './passkeys'
import { proveStep } from './prove-step'
import { noSuchMethod, stepExpired } from './step-failures'

type ConfirmCall = 'User/GetPasskeyChallenge' | 'User/ConfirmSecondStep'
type Asking = Pick<CallRequest<unknown, unknown>, 'caller' | 'cookies' | 'token'>

/** Passing the second step: at a login by its ticket, else in the session that asks. */
export function confirmStepCalls(services: AccountServices): Handlers<ConfirmCall> {
  const { database, account, now } = services
  const { query } = database
  const cookie = stepCookieName(account.siteUrl)

  /** Whose session asks. Throws 401 without one. */
  async function ownSession({ caller, token }: Asking) {
    const session = await findSession(query, token)
    if (caller.kind !== 'user' || token === null || !session) throw generalFailure('unauthorised')
    return { userId: caller.userId, token, challengeOwner: { userId: caller.userId, sessionId: session.id } }
  }

  /** Whose login it is, which may have ended meanwhile. */
  async function ownerOfTicket(userId: number) {
    const owner = await findUser(query, userId)
    if (!owner || owner.disabled || isDue(owner, now())) throw stepExpired()
    return owner
  }

  async function challengeOf(owner: ChallengeOwner) {
    const passkeys = await findPasskeys(query, owner.userId)
    if (passkeys.length === 0) throw noSuchMethod()
    const options = await requestOptions(account.siteUrl, passkeys)
    await saveChallenge(query, owner, 'passkey', options.challenge, now())
    return { ...options }
  }

  return {
    'User/GetPasskeyChallenge': publicKnowingCaller(async ({ body, ...asking }) => {
      if (body.ticket === undefined) {
        return challengeOf((await ownSession(asking)).challengeOwner)
      }
      const found = await findTicket(query, { ticket: body.ticket, browser: asking.cookies.read(cookie) }, now())
      if (!found) throw stepExpired()
      return challengeOf({ userId: found.userId, ticketHash: found.tokenHash })
    }),

    'User/ConfirmSecondStep': publicKnowingCaller(async ({ body: { ticket, ...proof }, ...asking }) => {
      const { cookies } = asking
      const deviceToken = readDeviceToken(cookies, account.siteUrl)
      if (ticket === undefined) {
        const { userId, token, challengeOwner } = await ownSession(asking)
        await proveStep(services, { owner: await ownUser(services, userId), challengeOwner, deviceToken }, proof)
        const passed = { at: now(), cookie: newToken() }
        await passStep(query, token, passed)
        cookies.write(cookie, passed.cookie, stepCookieTerms(account.siteUrl))
        return { accessToken: null }
      }
      const tried = await tryTicket(query, { ticket, browser: cookies.read(cookie) }, now())
      if (!tried) throw stepExpired()
      const owner = await ownerOfTicket(tried.userId)
      await proveStep(
        services,
        { owner, challengeOwner: { userId: owner.id, ticketHash: tried.tokenHash }, deviceToken },
        proof,
      )
      if (!(await useTicket(query, tried.tokenHash))) throw stepExpired()
      return {
        accessToken: await beginSession(services, { userId: owner.id, counted: null, stepPassedAt: now() }, cookies),
      }
    }),
  }
}
