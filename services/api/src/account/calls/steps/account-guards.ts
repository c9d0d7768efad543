import { generalFailure, visitorAddress } from 'service-host'
import { wrongField } from '../../../platform/http/call-failure'
import {
  codesOfVisitor,
  passwordOfUser,
  registrationsOfNetwork,
  registrationsOfVisitor,
  visitorNetwork,
} from '../../rules/attempt-limits'
import { type Attempt, attempt, forgetAttempts } from '../../store/attempt.store'
import { findUser, isDue, type UserRow } from '../../store/user.store'
import { tooManyCodes, tooManyOwnPasswords, tooManyRegistrations } from './account-failures'
import type { AccountServices } from './account-services'

/** Throws 422 when the captcha was not solved. `response` is the form's answer. */
export async function requireCaptcha({ account }: AccountServices, response: string | undefined, address: string) {
  if (await account.captcha.isSolved(response ?? '', visitorAddress(address))) return
  throw wrongField('response', 'Chưa kiểm tra được bạn là người thật. Bạn tải lại trang rồi thử lại nhé.')
}

/** The caller's account. Throws 401 for one that was erased a moment ago, or is due to be. */
export async function ownUser({ database, now }: AccountServices, userId: number): Promise<UserRow> {
  const user = await findUser(database.query, userId)
  if (!user || isDue(user, now())) throw generalFailure('unauthorised')
  return user
}

export interface PasswordTry {
  /** The password was right: earlier wrong ones of this account are forgotten. */
  succeeded(): Promise<void>
}

/** Counts a try of a logged-in user at her own password. Throws 429 after ten wrong ones in 15 minutes. */
export async function passwordTry(services: AccountServices, userId: number): Promise<PasswordTry> {
  if (!services.account.limitAttempts) return { succeeded: async () => undefined }
  const { query } = services.database
  const name = `user ${userId}`
  if ((await attempt(query, [passwordOfUser], name, services.now())).refused) throw tooManyOwnPasswords()
  return { succeeded: () => forgetAttempts(query, passwordOfUser, name) }
}

/**
 * Tries a code of six digits: each costs as much as a password. Wrong ones are counted for the visitor's address. Throws 429
 * after 300 in 15 minutes.
 */
export async function tryCode<T>(
  services: AccountServices,
  address: string,
  work: () => Promise<T | null>,
): Promise<T | null> {
  if (!services.account.limitAttempts) return work()
  const tried = await attempt(services.database.query, [codesOfVisitor], visitorAddress(address), services.now())
  if (tried.refused) throw tooManyCodes()
  const right = await work()
  if (right !== null) await tried.forget()
  return right
}

/**
 * Counts a registration as one that found its address taken, until it is forgotten: which addresses have accounts can be found
 * out for a few alone. Throws 429 for the visitor's address or network after too many in an hour.
 */
export async function countRegistration(services: AccountServices, address: string): Promise<Pick<Attempt, 'forget'>> {
  if (!services.account.limitAttempts) return { forget: async () => undefined }
  const { query } = services.database
  const ofVisitor = await attempt(query, [registrationsOfVisitor], visitorAddress(address), services.now())
  if (ofVisitor.refused) throw tooManyRegistrations()
  const ofNetwork = await attempt(query, [registrationsOfNetwork], visitorNetwork(address), services.now())
  if (ofNetwork.refused) {
    await ofVisitor.forget()
    throw tooManyRegistrations()
  }
  return {
    async forget() {
      await ofVisitor.forget()
      await ofNetwork.forget()
    },
  }
}
