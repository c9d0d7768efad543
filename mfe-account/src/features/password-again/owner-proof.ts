import type { CallBody } from 'shared-contracts/calls'
import { normaliseCode, validateRequired } from 'shared-contracts/validation'
import type { VisitorProfile } from 'shared-frame'
import type { FieldMessages } from 'shared-frame/forms'
import { passwordAgainTexts as texts } from '../../texts/password-again'

/** What a form holds to prove once more that the account is the visitor's: see `PasswordAgain`. */
export interface OwnerProofValues {
  readonly password: string
  readonly ownCode: string
}

export const emptyProof: OwnerProofValues = { password: '', ownCode: '' }
/** Never kept, in whatever form they stand. */
export const proofFields = ['password', 'ownCode'] as const

/** How an account proves its owner: by its password, else by a code to a confirmed address, else by a login just now. */
export type ProofKind = 'password' | 'code' | 'fresh-login'

export type ProvenUser = Pick<
  VisitorProfile,
  'hasPassword' | 'email' | 'emailConfirmed' | 'phoneNumber' | 'phoneConfirmed'
>

export function proofKindOf(user: ProvenUser): ProofKind {
  if (user.hasPassword) return 'password'
  return user.emailConfirmed || user.phoneConfirmed ? 'code' : 'fresh-login'
}

/** Where the code goes; an email comes first, as on the server. */
export function codeAddressOf({ email, emailConfirmed, phoneNumber }: ProvenUser): string {
  return (emailConfirmed ? email : phoneNumber) ?? ''
}

export function proofMessages({ password, ownCode }: OwnerProofValues, user: ProvenUser) {
  const kind = proofKindOf(user)
  return {
    password: kind === 'password' ? validateRequired(password) : null,
    ownCode: kind === 'code' ? codeMessage(ownCode) : null,
  } satisfies FieldMessages
}

function codeMessage(code: string): string | null {
  return validateRequired(code) ?? (/^\d{6}$/.test(normaliseCode(code)) ? null : texts.codeFormat)
}

export function proofOnWire({ password, ownCode }: OwnerProofValues, user: ProvenUser): CallBody<'User/DownloadData'> {
  switch (proofKindOf(user)) {
    case 'password':
      return { password }
    case 'code':
      return { ownCode: ownCode.trim() }
    case 'fresh-login':
      return {}
  }
}
