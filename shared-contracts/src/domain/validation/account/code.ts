import { plainText } from '../../text/plain-text'

/** The six digits of a code as messages and keyboards write it: "123 456", "123-456", full-width. Any other text in plain signs. */
export function normaliseCode(text: string): string {
  const code = plainText(text).replace(/[ -]/g, '')
  return /^\d{6}$/.test(code) ? code : plainText(text)
}
