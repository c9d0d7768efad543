import { dictionary } from '@zxcvbn-ts/language-common'
import { fold } from 'shared-contracts/text'
import { type RuleResult, validateNewPassword } from 'shared-contracts/validation'

/** What others know of whose password it is to be. */
export interface PasswordOwner {
  readonly fullName?: string | null
  readonly email?: string | null
  readonly phoneNumber?: string | null
}

const messages = {
  common: 'Mật khẩu này nhiều người dùng nên rất dễ đoán. Bạn chọn một câu ngắn của riêng mình nhé.',
  personal: 'Mật khẩu trùng với tên, email hoặc số điện thoại của bạn nên dễ đoán. Bạn chọn mật khẩu khác nhé.',
} as const

/** About 50 000 passwords of published leaks, in small letters (zxcvbn); those shorter than eight are refused anyway. */
const commonPasswords = new Set(dictionary['passwords-common'].filter(({ length }) => length >= 8))

/** What anyone would try first on this site; counts with digits and signs around it. */
const siteWords = new Set(['dinhduong', 'mevabe', 'dinhduongmevabe', 'matkhau'])

/**
 * The one rule for every new password: registration, reset, change. Null: it may be used; otherwise the message for its
 * field. What is refused follows NIST SP 800-63B: too short, blanks, commonly used, or what others know of its owner.
 */
export function newPasswordProblem(password: string, owner: PasswordOwner): RuleResult {
  const wrong = validateNewPassword(password)
  if (wrong !== null) return wrong
  const plain = password.normalize('NFC').trim().toLowerCase()
  if (commonPasswords.has(plain) || siteWords.has(lettersOf(plain))) return messages.common
  return knownOf(owner).has(lettersAndDigitsOf(plain)) ? messages.personal : null
}

function knownOf({ fullName, email, phoneNumber }: PasswordOwner): Set<string> {
  const texts = [fullName, email, email?.split('@')[0], phoneNumber, phoneNumber?.replace(/^0/, '+84')]
  return new Set(texts.flatMap((text) => (text ? [lettersAndDigitsOf(text)] : [])))
}

function lettersAndDigitsOf(text: string): string {
  return fold(text).replace(/[^a-z0-9]/g, '')
}

function lettersOf(text: string): string {
  return fold(text).replace(/[^a-z]/g, '')
}
