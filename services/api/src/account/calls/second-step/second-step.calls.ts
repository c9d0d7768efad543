import type { Kysely } from 'kysely'
import { validationMessages } from 'shared-contracts/validation'
import type { Handlers } from '../../../platform/calls/handler'
import { user } from '../../../platform/calls/user-handler'
import { lockUser } from '../../../platform/database/lock-user'
import type { Tables } from '../../../platform/database/tables'
import { wrongField } from '../../../platform/http/call-failure'
import { newToken } from '../../../platform/secret-token'
import { hashPassword } from '../../rules/password'
import { newRecoveryCodes, shownCode } from '../../rules/second-step/recovery-codes'
import { stepCookieName, stepCookieTerms } from '../../rules/second-step/step-cookie'
import { MOST_PASSKEYS } from '../../rules/second-step/step-limits'
import { newTotpSecret, stepOfCode, totpAddress } from '../../rules/second-step/totp'
import { rememberDevice } from '../../store/login/known-device.store'
import {
  addPasskey,
  findPasskeys,
  findTotp,
  forgetSecondStep,
  isEnrolled,
  removePasskey,
  removeTotp,
  saveTotp,
} from '../../store/second-step/method.store'
import { countRecoveryCodes, replaceRecoveryCodes } from '../../store/second-step/recovery-code.store'
import {
  type ChallengeOwner,
  findChallenge,
  saveChallenge,
  takeChallenge,
} from '../../store/second-step/step-ticket.store'
import { endSessions, findSession, passStep } from '../../store/session.store'
import type { UserRow } from '../../store/user.store'
import { readDeviceToken, writeDeviceToken } from '../login/device-cookie'
import { ownUser, passwordTry } from '../steps/account-guards'
import type { AccountServices } from '../steps/account-services'
import { requirePasswordAgain } from '../steps/password-again'
import { creationOptions, type PasskeyAttestation, verifiedPasskey } from './passkeys'
import { renderQrPath } from './qr-path'
import { noSuchMethod, stepExpired, tooManyMethods, wrongStep } from './step-failures'
import { tellOwner } from './tell-owner'

type SecondStepCall =
  | 'User/GetSecondStep'
  | 'User/CheckSecondStep'
  | 'User/BeginSecondStep'
  | 'User/AddSecondStep'
  | 'User/RemoveSecondStep'
  | 'User/RenewRecoveryCodes'

/** Of a passkey that its owner gave no name. */
const PASSKEY_NAME = 'Khóa truy cập'
const APP_NAME = 'Ứng dụng tạo mã'

/** The methods of one's own second step. Those that change something come after the step itself, where there is one (`stepAgain`). */
export function secondStepCalls(services: AccountServices): Handlers<SecondStepCall> {
  const { database, account, now } = services
  const { query } = database

  async function sessionOf(userId: number, token: string | null): Promise<ChallengeOwner> {
    const session = await findSession(query, token)
    if (token === null || !session) throw stepExpired()
    return { userId, sessionId: session.id }
  }

  /** Ten new ones, as shown and as kept. */
  async function makeRecoveryCodes() {
    const codes = newRecoveryCodes()
    const hash = async ({ label, secret }: (typeof codes)[number]) => ({
      label,
      codeHash: await hashPassword(secret, account.passwordCost),
    })
    return { shown: codes.map(shownCode), kept: await Promise.all(codes.map(hash)) }
  }

  /** The app's secret with the step of a right code; nothing is used up yet. */
  async function provenApp(owner: UserRow, session: ChallengeOwner, code: string) {
    const secret = await findChallenge(query, session, 'totp', now())
    if (secret === null) throw stepExpired()
    const tried = await passwordTry(services, owner.id)
    const step = stepOfCode(secret, code, now())
    if (step === null) throw wrongStep('code')
    await tried.succeeded()
    return { secret, step }
  }

  async function provenPasskey(session: ChallengeOwner, sent: PasskeyAttestation) {
    const challenge = await takeChallenge(query, session, 'new-passkey', now())
    if (challenge === null) throw stepExpired()
    const proven = await verifiedPasskey(account.siteUrl, challenge, sent)
    if (!proven) throw wrongStep('passkey')
    return proven
  }

  return {
    'User/GetSecondStep': user(async ({ userId, secondStep }) => {
      const [totp, passkeys] = [await findTotp(query, userId), await findPasskeys(query, userId)]
      return {
        state: secondStep,
        totp: totp && { addedAt: totp.addedAt.toISOString() },
        passkeys: passkeys.map(({ id, name, addedAt, usedAt }) => ({
          id,
          name,
          addedAt: addedAt.toISOString(),
          usedAt: usedAt?.toISOString() ?? null,
        })),
        recoveryCodesLeft: await countRecoveryCodes(query, userId),
      }
    }),

    // Refused before it comes here, by `stepAgain`.
    'User/CheckSecondStep': user(async () => ({})),

    'User/BeginSecondStep': user(async ({ userId, body, token }) => {
      const owner = await ownUser(services, userId)
      await requirePasswordAgain(services, owner, body, token)
      const session = await sessionOf(userId, token)
      const userName = owner.email ?? owner.phoneNumber ?? owner.fullName
      if (body.method === 'totp') {
        const secret = newTotpSecret()
        await saveChallenge(query, session, 'totp', secret, now())
        const address = totpAddress(secret, userName)
        return { totp: { secret, address, qrCode: renderQrPath(address) }, passkey: null }
      }
      const known = await findPasskeys(query, userId)
      if (known.length >= MOST_PASSKEYS) throw tooManyMethods()
      const options = await creationOptions(account.siteUrl, { id: userId, userName, fullName: owner.fullName }, known)
      await saveChallenge(query, session, 'new-passkey', options.challenge, now())
      return { totp: null, passkey: { ...options } }
    }),

    'User/AddSecondStep': user(async ({ userId, body, token, cookies }) => {
      const owner = await ownUser(services, userId)
      const session = await sessionOf(userId, token)
      const { passkey: sent, code, name } = body
      if (sent === undefined && !code?.trim()) throw wrongField('code', validationMessages.fieldRequired)
      const passkey = sent && (await provenPasskey(session, sent))
      const app = passkey ? null : await provenApp(owner, session, code ?? '')
      const codes = await makeRecoveryCodes()
      const device = await query.transaction().execute(async (inside) => {
        await lockUser(inside, userId)
        const first = !(await isEnrolled(inside, userId))
        if (passkey) {
          if ((await findPasskeys(inside, userId)).length >= MOST_PASSKEYS) throw tooManyMethods()
          if (!(await addPasskey(inside, userId, { ...passkey, name: name || PASSKEY_NAME }, now())))
            throw wrongStep('passkey')
        } else if (app) {
          // Of two presses at once one sets it.
          if ((await takeChallenge(inside, session, 'totp', now())) !== app.secret) throw stepExpired()
          await saveTotp(inside, userId, app, now())
        }
        await tellOwner(
          services,
          owner,
          'second-step-added',
          { method: passkey ? name || PASSKEY_NAME : APP_NAME },
          inside,
        )
        if (!first) return null
        await replaceRecoveryCodes(inside, userId, codes.kept)
        // Sessions that began without a second step have not passed it; with them devices are forgotten, but this one.
        await endSessions(inside, userId, token)
        return rememberDevice(inside, readDeviceToken(cookies, account.siteUrl), userId, now())
      })
      const passed = { at: now(), cookie: newToken() }
      if (token !== null) await passStep(query, token, passed)
      cookies.write(stepCookieName(account.siteUrl), passed.cookie, stepCookieTerms(account.siteUrl))
      if (device === null) return { recoveryCodes: null }
      writeDeviceToken(cookies, device, account.siteUrl)
      return { recoveryCodes: codes.shown }
    }),

    'User/RemoveSecondStep': user(async ({ userId, body }) => {
      const owner = await ownUser(services, userId)
      await query.transaction().execute(async (inside) => {
        await lockUser(inside, userId)
        const method = await removed(inside, userId, body)
        if (method === null) throw noSuchMethod()
        if (!(await isEnrolled(inside, userId))) await forgetSecondStep(inside, userId)
        await tellOwner(services, owner, 'second-step-removed', { method }, inside)
      })
      return {}
    }),

    'User/RenewRecoveryCodes': user(async ({ userId }) => {
      const codes = await makeRecoveryCodes()
      await query.transaction().execute(async (inside) => {
        await lockUser(inside, userId)
        if (!(await isEnrolled(inside, userId))) throw noSuchMethod()
        await replaceRecoveryCodes(inside, userId, codes.kept)
      })
      return { recoveryCodes: codes.shown }
    }),
  }
}

/** The name of what was removed; null: it was not there. */
async function removed(
  query: Kysely<Tables>,
  userId: number,
  { method, passkeyId }: { readonly method: 'totp' | 'passkey'; readonly passkeyId?: number },
): Promise<string | null> {
  if (method === 'passkey') return passkeyId === undefined ? null : removePasskey(query, userId, passkeyId)
  return (await removeTotp(query, userId)) ? APP_NAME : null
}
