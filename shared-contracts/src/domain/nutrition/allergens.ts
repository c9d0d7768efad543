/** Codes of allergens that materials carry (materials.csv), in the order in which they are offered. */
export const ALLERGENS = ['egg', 'milk', 'fish', 'shellfish', 'soy', 'peanut', 'nut', 'sesame', 'gluten'] as const
export type Allergen = (typeof ALLERGENS)[number]

/** What they are called; by both names where North and South differ, so that each family knows them. */
export const allergenWords: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten (lúa mì)',
  peanut: 'lạc (đậu phộng)',
  nut: 'các loại hạt',
  sesame: 'vừng (mè)',
  fish: 'cá',
  shellfish: 'tôm, cua, sò, ốc',
  egg: 'trứng',
  milk: 'sữa',
  soy: 'đậu nành',
}

export function isAllergen(code: string): code is Allergen {
  return ALLERGENS.some((known) => known === code)
}

/** Names of allergens as a visitor knows them; a code that has no name yet is shown as it is, not hidden. */
export function allergenTitles(codes: readonly string[]): readonly string[] {
  return codes.map((code) => (isAllergen(code) ? allergenWords[code] : code))
}
