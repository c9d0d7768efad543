/** Units as words: abbreviations say little to most readers. */
const WORDS: Readonly<Record<string, string>> = {
  g: 'gam',
  mg: 'miligam',
  µg: 'microgam',
  'µg RAE': 'microgam',
  ml: 'mililít',
}

/** "mg" → "miligam"; a unit that readers know, as "kcal" and "%", stays. */
export function unitWords(unit: string): string {
  return WORDS[unit] ?? unit
}
