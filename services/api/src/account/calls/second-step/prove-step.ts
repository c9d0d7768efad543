import type { ParsedBody } from 'shared-contracts/calls'
import { validationMessages } from 'shared-contracts/validation'
import { wrongField } from '../../../platform/http/call-failure'
import { isPassword } from '../../rules/password'
import { readRecoveryCode } from '../../rules/second-step/recovery-codes'
import { noticeOfWrongSteps, wrongSteps } from '../../rules/second-step/step-limits'
import { stepOfCode } from '../../rules/second-step/totp'
import { type Attempt, attempt } from '../../store/attempt.store'
import { findKnownDevice } from '../../store/login/known-device.store'
import { findPasskeys, findTotp, usePasskey, useTotpStep } from '../../store/second-step/method.store'
import { countRecoveryCodes, findRecoveryCode, useRecoveryCode } from '../../store/second-step/recovery-code.store'
import { type ChallengeOwner, takeChallenge } from '../../store/second-step/step-ticket.store'
import type { UserRow } from '../../store/user.store'
import type { AccountServices } from '../steps/account-services'
import { signedCount } from './passkeys'
import { tooManySteps, wrongStep } from './step-failures'
import { tellOwner } from './tell-owner'

export type StepProof = Pick<ParsedBody<'User/ConfirmSecondStep'>, 'code' | 'recoveryCode' | 'passkey'>

export interface StepAsker {
  readonly owner: UserRow
  /** Where the challenge was kept that a passkey signs. */
  readonly challengeOwner: ChallengeOwner
  /** Of the device's cookie. */
  readonly deviceToken: string | null
}

/**
 * Proves the second step of an account, by whichever of the three was sent, and uses it up. Throws `second_step_wrong` at its field, 429
 * `too_many_steps` after too many wrong codes. Never within a transaction: tries count whatever becomes of the rest.
 */
export async function proveStep(services: AccountServices, asker: StepAsker, proof: StepProof): Promise<void> {
  if (proof.passkey !== undefined) {
    if (!(await provesByPasskey(services, asker, proof.passkey))) throw wrongStep('passkey')
    return
  }
  const field = proof.recoveryCode === undefined ? 'code' : 'recoveryCode'
  const typed = (proof.recoveryCode ?? proof.code ?? '').trim()
  if (typed === '') throw wrongField(field, validationMessages.fieldRequired)
  const tried = await countTry(services, asker)
  const isRight = field === 'code' ? provesByApp : provesByRecoveryCode
  if (!(await isRight(services, asker, typed))) throw wrongStep(field)
  await tried?.forget()
}

async function provesByApp({ database, now }: AccountServices, { owner }: StepAsker, code: string): Promise<boolean> {
  const totp = await findTotp(database.query, owner.id)
  const step = totp && stepOfCode(totp.secret, code, now())
  return totp !== null && step !== null && useTotpStep(database.query, owner.id, totp.secret, step)
}

async function provesByRecoveryCode(services: AccountServices, { owner }: StepAsker, typed: string): Promise<boolean> {
  const { query } = services.database
  const code = readRecoveryCode(typed)
  const codeHash = code && (await findRecoveryCode(query, owner.id, code.label))
  if (!code || !codeHash || !(await isPassword(codeHash, code.secret))) return false
  if (!(await useRecoveryCode(query, owner.id, { label: code.label, codeHash }))) return false
  await tellOwner(services, owner, 'recovery-code-used', { left: String(await countRecoveryCodes(query, owner.id)) })
  return true
}

async function provesByPasskey(
  { database, account, now }: AccountServices,
  { owner, challengeOwner }: StepAsker,
  assertion: NonNullable<StepProof['passkey']>,
): Promise<boolean> {
  const challenge = await takeChallenge(database.query, challengeOwner, 'passkey', now())
  const passkey = (await findPasskeys(database.query, owner.id)).find(
    ({ credentialId }) => credentialId === assertion.id,
  )
  if (challenge === null || !passkey) return false
  const count = await signedCount(account.siteUrl, challenge, passkey, assertion)
  return count !== null && usePasskey(database.query, passkey.id, count, now())
}

async function countTry(services: AccountServices, { owner, deviceToken }: StepAsker): Promise<Attempt | null> {
  if (!services.account.limitAttempts) return null
  const { query } = services.database
  const now = services.now()
  const device = await findKnownDevice(query, deviceToken, owner.id, now)
  const name = `user ${owner.id}`
  const tried = await attempt(query, wrongSteps, name, now, device === null ? 'strangers' : `device ${device}`)
  if (!tried.refused) return tried
  if (!(await attempt(query, [noticeOfWrongSteps], name, now)).refused) {
    await tellOwner(services, owner, 'many-wrong-steps', {})
  }
  throw tooManySteps()
}
