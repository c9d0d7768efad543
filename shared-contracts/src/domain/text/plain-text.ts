/** Full-width letters, figures and marks, and figures of mathematics. Not all that NFKC knows: "6²" isn't 62. */
const WIDE_SIGNS = /[\uFF01-\uFF5E\u{1D7CE}-\u{1D7FF}]/gu
const REPLACEMENTS: readonly (readonly [RegExp, string])[] = [
  // Zero-width signs, marks of direction, joiners, the soft hyphen
  [/[\u034F\p{Cf}]/gu, ''],
  [/[\s\u2800\u3164\uFFA0]/g, ' '],
  [/[\p{Pd}\u2212]/gu, '-'],
  // Letters that look like đ on every screen
  [/[ÐƉ]/g, 'Đ'],
  [/[ðɖ]/g, 'đ'],
  // The marks of East Asian keyboards
  [/、/g, ','],
  [/。/g, '.'],
]

/**
 * What a person typed or pasted, in plain signs: full-width figures, letters and marks as ASCII, every blank as " ", every dash as
 * "-", without zero-width signs and marks of direction, Ð as Đ, in NFC, trimmed. Vietnamese words stay as they are. Everything that
 * reads typed text starts from it; passwords never go through it, and no text is kept in this form.
 */
export function plainText(text: string): string {
  return plainSigns(text).trim()
}

/** The same with the blanks around it. */
export function plainSigns(text: string): string {
  const narrow = text.replace(WIDE_SIGNS, (sign) => sign.normalize('NFKC')).normalize('NFC')
  return REPLACEMENTS.reduce((plain, [signs, sign]) => plain.replace(signs, sign), narrow)
}
