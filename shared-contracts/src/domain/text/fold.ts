const MARKS = /\p{M}+/gu
const STROKED_D = /đ/g

/**
 * The accent-free, lower-case form in which words are searched: "Đường" and "dương" both become "duong".
 * Composed and decomposed input give the same result. Punctuation and spaces stay.
 */
export function fold(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(MARKS, '').replace(STROKED_D, 'd').normalize('NFC')
}
