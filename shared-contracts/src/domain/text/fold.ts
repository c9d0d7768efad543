import { plainSigns } from './plain-text'

const MARKS = /\p{M}+/gu
const STROKED_D = /đ/g

/**
 * The accent-free, lower-case form in which words, names and places are compared: "Đường" and "dương" both become "duong".
 * Composed and decomposed input, Ð for Đ and full-width letters give the same result. Punctuation and spaces stay.
 */
export function fold(text: string): string {
  return plainSigns(text).toLowerCase().normalize('NFD').replace(MARKS, '').replace(STROKED_D, 'd').normalize('NFC')
}

/** Without accents, letters as large as they were: for file names, and messages that older phones would garble. */
export function withoutAccents(text: string): string {
  return plainSigns(text)
    .normalize('NFD')
    .replace(MARKS, '')
    .replace(STROKED_D, 'd')
    .replace(/Đ/g, 'D')
    .normalize('NFC')
}
