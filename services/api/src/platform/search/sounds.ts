/**
 * The letters of a word without accents, by how they sound: words that some region or some hand confuses have the same ("sào" and "xào", "dán" and
 * "rán", "trứng" and "chứng", "bắt" and "bắc").
 */
export function soundOf(folded: string): string {
  const [, first = '', rest = ''] = /^(ngh|ng|nh|gh|gi|ph|th|tr|ch|kh|qu|[bcdghklmnpqrstvx])?(.*)$/.exec(folded) ?? []
  // "gì", "gìn": the i is the vowel.
  const vowels = first === 'gi' && !/^[aeouy]/.test(rest) ? `i${rest}` : rest
  return `${FIRST[first] ?? first}${lastOf(vowels.replaceAll('y', 'i'))}`
}

const FIRST: Readonly<Record<string, string>> = {
  ngh: 'ng',
  gh: 'g',
  gi: 'd',
  r: 'd',
  v: 'd',
  tr: 'ch',
  x: 's',
  n: 'l',
  k: 'c',
}

function lastOf(rest: string): string {
  return rest.replace(/(ng|nh)$/, 'n').replace(/(ch|c)$/, 't')
}
