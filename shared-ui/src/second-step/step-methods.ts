import type { CallAnswer } from 'shared-contracts/calls'

/** What a login answers with that waits for its second step. */
export type SecondStepOffer = NonNullable<CallAnswer<'User/Login'>['secondStep']>
export type StepMethod = SecondStepOffer['methods'][number]

/** How an account can pass its second step, by what `User/GetSecondStep` says of it. */
export function stepMethods({ totp, passkeys, recoveryCodesLeft }: CallAnswer<'User/GetSecondStep'>): StepMethod[] {
  return [
    ...(totp ? ['totp' as const] : []),
    ...(passkeys.length > 0 ? ['passkey' as const] : []),
    ...(recoveryCodesLeft > 0 ? ['recovery-code' as const] : []),
  ]
}
