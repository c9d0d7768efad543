import { paths } from 'shared-contracts/paths'
import { withoutAccents } from 'shared-contracts/text'
import { usedShareOfSms, usualSmsLimits } from '../../../platform/messages/sms-ceiling'
import { noticeOfUser } from '../../rules/attempt-limits'
import { isAboutAccount } from '../../rules/login-limits'
import { attempt } from '../../store/attempt.store'
import { findKnownDevice } from '../../store/login/known-device.store'
import { countLoginAttempt, type LoginAttempt } from '../../store/login/login-failure.store'
import type { UserRow } from '../../store/user.store'
import { tooManyPasswords } from '../steps/account-failures'
import type { AccountServices } from '../steps/account-services'

export interface LoginRequest {
  /** The user name, as normalised. */
  readonly account: string
  /** Null: there is no such account. */
  readonly owner: UserRow | null
  /** Of the device's cookie. */
  readonly deviceToken: string | null
  /** The visitor's network address. */
  readonly address: string
}

/**
 * Counts a login by password as failed until it succeeds (`forgetLoginFailures`). Throws 429 when there were too many; the
 * owner of an account that others guess at is told, at most once a day. The limits: docs/product/accounts.md.
 */
export async function countLogin(services: AccountServices, request: LoginRequest): Promise<LoginAttempt> {
  const { account, owner, deviceToken, address } = request
  const { query } = services.database
  const now = services.now()
  // Asked for nobody too, so that it takes as long.
  const deviceId = await findKnownDevice(query, deviceToken, owner?.id ?? 0, now)
  const counted = { account, deviceId, address }
  if (!services.account.limitAttempts) return counted
  const full = await countLoginAttempt(query, counted, now)
  if (full === null) return counted
  if (owner && isAboutAccount(full)) services.account.postman.later(() => tellOwner(services, owner))
  throw tooManyPasswords()
}

/** By mail, or by SMS when no email is confirmed. */
async function tellOwner({ database, account, now }: AccountServices, owner: UserRow): Promise<void> {
  if (owner.disabled || (await attempt(database.query, [noticeOfUser], `user ${owner.id}`, now())).refused) return
  const link = `${account.siteUrl}${paths.login}?cach=ma`
  if (owner.email !== null && owner.emailConfirmedAt !== null) {
    account.postman.mail('many-wrong-passwords', owner.email, { fullName: owner.fullName, link })
  } else if (owner.phoneNumber !== null && owner.phoneConfirmedAt !== null) {
    // Strangers cause it: it keeps to the ceiling as their codes do.
    const share = await usedShareOfSms(database.query, account.smsLimits ?? usualSmsLimits, owner.phoneNumber, now())
    if (share >= 1) return
    const text = `Tài khoản của bạn vừa bị nhập sai mật khẩu nhiều lần. Bạn vẫn đăng nhập được bằng mã: ${link}`
    account.postman.sms(owner.phoneNumber, withoutAccents(text))
  }
}
