const range = (from: number, to: number): string =>
  String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/**
 * What the fonts of PDF files hold, cut to size when they are built (deploy/webpack/pdf/pdf-font-loader.ts): Latin with all accents of
 * Western Europe, every Vietnamese letter with every tone, and the signs of our texts.
 */
export const FONT_CHARACTERS = [
  range(0x20, 0x7e),
  range(0xa0, 0xff),
  'ĂăĐđĨĩŨũƠơƯư',
  range(0x1ea0, 0x1ef9),
  '–—‘’‚“”„…•′″₫≤≥≈−×⁄⅓⅔⅛⅜⅝⅞→',
].join('')

const known = new Set(FONT_CHARACTERS)

/** Signs that the fonts lack, by what says the same. */
const REPLACED: Readonly<Record<string, string>> = {
  '\u2011': '-',
  '\u2010': '-',
  '\u202f': '\u00a0',
  '\u2009': ' ',
  '\t': ' ',
}

/**
 * A text as the fonts can show it: letters and accents put together, pictures of letters (emoji) left out, any other unknown sign as
 * a question mark. What visitors typed themselves may hold anything.
 */
export function printableText(text: string): string {
  return Array.from(text.normalize('NFC'), (sign) => {
    if (known.has(sign) || sign === '\n') return sign
    return REPLACED[sign] ?? (/[\p{L}\p{N}]/u.test(sign) ? '?' : '')
  })
    .join('')
    .replace(/ {2,}/g, ' ')
    .trim()
}
