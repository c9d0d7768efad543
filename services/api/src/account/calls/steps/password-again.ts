import type { UserName } from 'shared-contracts/validation'
import { validationMessages } from 'shared-contracts/validation'
import { wrongField } from '../../../platform/http/call-failure'
import { isPassword } from '../../rules/password'
import { usePhoneCode } from '../../store/one-time-code.store'
import { findSession } from '../../store/session.store'
import type { UserRow } from '../../store/user.store'
import { loginAgain, wrongOwnCode, wrongPassword } from './account-failures'
import { passwordTry } from './account-guards'
import type { AccountServices } from './account-services'

/** What a body holds to prove that its sender owns the account: the password, or the code of `User/SendOwnCode`. */
export interface OwnerProof {
  readonly password?: string
  readonly ownCode?: string
}

/** How long a login proves the owner of an account that has neither a password nor a confirmed address. */
const FRESH_LOGIN_MS = 10 * 60_000

/**
 * Asks the owner once more before a step that a stolen session must not be able to take: change of email or phone number,
 * erasure, full download. Throws 1057 at `password`, `invalid_code` or `login_again` at `ownCode`, 429 after too many tries.
 * `token`: of the session that asks. Never within a transaction: tries count whatever becomes of the rest.
 */
export async function requirePasswordAgain(
  services: AccountServices,
  owner: UserRow,
  proof: OwnerProof,
  token: string | null,
): Promise<void> {
  if (owner.passwordHash !== null) return requirePassword(services, owner, 'password', proof.password)
  const now = services.now()
  const { query } = services.database
  const contact = confirmedContact(owner)
  if (contact === null) {
    const session = await findSession(query, token)
    if (session && now.getTime() - session.createdAt.getTime() < FRESH_LOGIN_MS) return
    throw loginAgain()
  }
  if (!proof.ownCode) throw wrongField('ownCode', validationMessages.fieldRequired)
  const code = { userId: owner.id, purpose: 'own-code' as const, code: proof.ownCode }
  // A code that went to a former address proves nothing any more.
  if ((await usePhoneCode(query, code, now, services.account.passwordCost))?.target !== contact.value)
    throw wrongOwnCode()
}

/** The password of an account that has one; `field` is where the body holds it. Wrong ones are counted for the account. */
export async function requirePassword(
  services: AccountServices,
  owner: UserRow,
  field: string,
  password: string | undefined,
): Promise<void> {
  if (!password) throw wrongField(field, validationMessages.fieldRequired)
  const tried = await passwordTry(services, owner.id)
  if (!(await isPassword(owner.passwordHash, password))) throw wrongPassword(field)
  await tried.succeeded()
}

/** Where an owner can be reached for sure; an email costs nothing, so it comes first. */
export function confirmedContact(owner: UserRow): UserName | null {
  if (owner.email !== null && owner.emailConfirmedAt !== null) return { kind: 'email', value: owner.email }
  if (owner.phoneNumber !== null && owner.phoneConfirmedAt !== null) return { kind: 'phone', value: owner.phoneNumber }
  return null
}
