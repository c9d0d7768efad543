import { generalFailure, visitorAddress } from 'service-host'
import { wrongField } from '../../../platform/http/call-failure'
import { passwordOfUser } from '../../rules/attempt-limits'
import { attempt, forgetAttempts } from '../../store/attempt.store'
import { findUser, isDue, type UserRow } from '../../store/user.store'
import { tooManyOwnPasswords } from './account-failures'
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
