import { plainText } from '../../text/plain-text'
import { type RuleResult, validationMessages } from '../messages'

/** Digits in groups of any size, parted by blanks, dots, hyphens, slashes or parentheses. */
const GROUPED = /^(?:tel:)?[ (]*(\+?)([\d ().\-/]+)$/i
/** As dialled from abroad, with or without the 0 of calls within the country. */
const FROM_ABROAD = /^(?:00)?840?([1-9]\d{8})$/
/** The column `users.phone_number` has the same rule. What begins with 0084 lacks digits. */
const NATIONAL = /^0(?!084)\d{9}$/

/** The ten digits under which a phone is stored, however they are grouped; +84, 0084 and 84 become 0. Null: no phone number. */
export function normalisePhone(text: string): string | null {
  const [, plus, grouped = ''] = GROUPED.exec(plainText(text)) ?? []
  const digits = grouped.replace(/\D/g, '')
  const national = FROM_ABROAD.exec(digits)?.[1]
  if (national !== undefined) return `0${national}`
  return plus === '' && NATIONAL.test(digits) ? digits : null
}

export function validatePhone(text: string): RuleResult {
  return normalisePhone(text) === null ? validationMessages.phone : null
}

/** A stored number as it is shown: "0912 345 678". Any other text as it is. */
export function formatPhone(text: string): string {
  return text.replace(/^(\d{4})(\d{3})(\d{3})$/, '$1 $2 $3')
}
