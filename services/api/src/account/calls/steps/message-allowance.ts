import type { UserName } from 'shared-contracts/validation'
import { isMobileNumber, usedShareOfSms, usualSmsLimits } from '../../../platform/messages/sms-ceiling'
import type { MessageDecision } from '../../rules/message-limits'
import type { CodePurpose } from '../../rules/one-time-code'
import { findKnownDeviceOf } from '../../store/login/known-device.store'
import { askerKey, countMessageRequest } from '../../store/login/message-request.store'
import { noSmsToNumber, smsCeilingReached, tooManyMessages, tooManyMessagesOfNetwork } from './account-failures'
import type { AccountServices } from './account-services'

export interface MessageRequest {
  readonly purpose: CodePurpose
  readonly contact: UserName
  /** The visitor's network address. */
  readonly address: string
  /** The logged-in user who asks about an account of her own; null: anyone. */
  readonly askedBy: number | null
  /** Of the device's cookie. */
  readonly deviceToken: string | null
  /** Sent with a registration. */
  readonly isFirst?: boolean
}

export interface AllowedMessage {
  /** `repeat`: nothing new is to be sent; what was sent before still works. */
  readonly decision: 'send' | 'repeat'
  /** `askerKey` of who asks. */
  readonly askedBy: Buffer
}

/**
 * Whether a code or link may go to this contact now; says nothing about whether it has an account. Owners, known by their
 * session or by a device that logged in before, are counted apart from strangers. Limits: docs/product/accounts.md.
 */
async function decide(
  services: AccountServices,
  request: MessageRequest,
): Promise<{ readonly decision: MessageDecision; readonly askedBy: Buffer }> {
  const { contact, askedBy, deviceToken, address, purpose, isFirst = false } = request
  const { query } = services.database
  const now = services.now()
  const device = askedBy === null ? await findKnownDeviceOf(query, deviceToken, contact, now) : null
  const owner = askedBy !== null ? `user ${askedBy}` : device !== null ? `device ${device}` : null
  const decision = services.account.limitAttempts
    ? await countMessageRequest(query, { purpose, contact, address, owner, isFirst }, now)
    : ('send' as const)
  return { decision, askedBy: askerKey({ owner, address }) }
}

/** Throws 429 when nothing may be sent and nothing sent before still works, and as of `requireSmsTo`. */
export async function requireMessage(services: AccountServices, request: MessageRequest): Promise<AllowedMessage> {
  await requireSmsTo(services, request.contact, request.purpose === 'change-phone' ? 'phoneNumber' : 'userName')
  const { decision, askedBy } = await decide(services, request)
  if (decision === 'visitor') throw tooManyMessagesOfNetwork()
  if (decision === 'contact') throw tooManyMessages()
  return { decision, askedBy }
}

/** For phone numbers: throws 422 when no SMS reaches the number, 429 when the site has sent as many as it may. */
export async function requireSmsTo(
  { account, database, now }: AccountServices,
  { kind, value }: UserName,
  field = 'userName',
): Promise<void> {
  if (kind !== 'phone') return
  if (account.sendsSms && !isMobileNumber(value)) throw noSmsToNumber(field)
  if (!account.limitAttempts) return
  const share = await usedShareOfSms(database.query, account.smsLimits ?? usualSmsLimits, value, now())
  if (share >= 1) throw smsCeilingReached()
}
