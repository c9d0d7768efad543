/** Signs that keyboards, web pages and spreadsheets put in place of plain ones; none is a letter of Vietnamese. */
const ODD_SIGNS = /(?![ -])[\u034F\s\p{Cf}\p{Pd}\u2212\u2800\u3164\uFFA0\uFF01-\uFF5EÐðƉɖ、。\u{1D7CE}-\u{1D7FF}]/gu
/** Letters that look like đ on every screen, and the marks of East Asian keyboards. */
const LOOKALIKES: Readonly<Record<string, string>> = { Ð: 'Đ', Ɖ: 'Đ', ð: 'đ', ɖ: 'đ', '、': ',', '。': '.' }

/**
 * What a person typed or pasted, in plain signs: full-width figures, letters and marks as ASCII, every blank as " ", every dash as
 * "-", without zero-width signs and marks of direction, Ð as Đ, in NFC, trimmed. Vietnamese text stays as it is. Everything that
 * reads typed text starts from it; passwords never go through it.
 */
export function plainText(text: string): string {
  return plainSigns(text).trim()
}

/** The same with the blanks around it. */
export function plainSigns(text: string): string {
  return text.replace(ODD_SIGNS, plainSign).normalize('NFC')
}

function plainSign(sign: string): string {
  if (/[\s\u2800\u3164\uFFA0]/.test(sign) && sign !== '\uFEFF') return ' '
  if (/[\u034F\p{Cf}]/u.test(sign)) return ''
  return /[\p{Pd}\u2212]/u.test(sign) ? '-' : (LOOKALIKES[sign] ?? sign.normalize('NFKC'))
}
