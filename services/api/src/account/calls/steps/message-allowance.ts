import { visitorAddress } from 'service-host'
import type { UserName } from 'shared-contracts/validation'
import {
  messageOfAddress,
  messageOfContact,
  messageOfDay,
  messageOfUser,
  messageSoon,
} from '../../rules/attempt-limits'
import type { CodePurpose } from '../../rules/one-time-code'
import { attempt } from '../../store/attempt.store'
import { messageTooSoon } from './account-failures'
import type { AccountServices } from './account-services'

export interface MessageRequest {
  readonly purpose: CodePurpose
  readonly contact: UserName
  /** The visitor's network address. */
  readonly address: string
  /** The logged-in user who asks about an account of her own; null: anyone. */
  readonly askedBy: number | null
}

/**
 * Whether a code or link may go to this contact now; says nothing about whether it has an account. Each purpose has an
 * allowance of its own, and so has each who asks: neither confirmations nor a stranger use up the resets of an owner.
 */
export async function mayMessage(services: AccountServices, request: MessageRequest): Promise<boolean> {
  if (!services.account.limitAttempts) return true
  const { purpose, contact, askedBy } = request
  const { query } = services.database
  const now = services.now()
  const visitor = visitorAddress(request.address)
  if (askedBy !== null) {
    const ofPurpose = await attempt(
      query,
      [messageSoon, messageOfDay],
      contact.value,
      now,
      `${purpose} user ${askedBy}`,
    )
    return !ofPurpose.refused && !(await attempt(query, [messageOfUser], `user ${askedBy}`, now)).refused
  }
  if ((await attempt(query, [messageOfAddress], visitor, now)).refused) return false
  const ofVisitor = await attempt(
    query,
    [messageSoon, messageOfDay],
    contact.value,
    now,
    `${purpose} visitor ${visitor}`,
  )
  return !ofVisitor.refused && !(await attempt(query, [messageOfContact], contact.value, now, purpose)).refused
}

/** The same, as a refusal: 429. */
export async function requireMayMessage(services: AccountServices, request: MessageRequest): Promise<void> {
  if (!(await mayMessage(services, request))) throw messageTooSoon()
}
