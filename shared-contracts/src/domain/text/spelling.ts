/** Old and new places of the tone mark that Vietnamese writers use side by side: "hoà" and "hòa" are one spelling. */
const TONE_PLACES = new Map(
  ['oà òa', 'oá óa', 'oả ỏa', 'oã õa', 'oạ ọa', 'oè òe', 'oé óe', 'oẻ ỏe', 'oẽ õe', 'oẹ ọe']
    .concat(['uỳ ùy', 'uý úy', 'uỷ ủy', 'uỹ ũy', 'uỵ ụy'])
    .map((pair): [string, string] => [pair.slice(0, 2), pair.slice(3)]),
)

// Only at the end of a syllable ("hoàn" has one spelling), and not after q ("quý": the u belongs to the q).
// No lookbehind: phones with Safari before 16.4 refuse the whole script over one.
const OPEN_SYLLABLE = /(^|[^q])(o[àáảãạèéẻẽẹ]|u[ỳýỷỹỵ])(?!\p{L})/gu

/**
 * The form in which exact spellings are compared: NFC, lower case, one place for the tone mark. Accents stay, so
 * "đường" and "dương" differ.
 */
export function spellingForm(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .normalize('NFC')
    .replace(OPEN_SYLLABLE, (_, before: string, vowels: string) => before + (TONE_PLACES.get(vowels) ?? vowels))
}
