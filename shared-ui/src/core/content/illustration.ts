/** Kinds of dishes that have a drawing each: the vessel and the way of cooking. */
export const DISH_KINDS = [
  'canh',
  'xao',
  'kho',
  'ran',
  'hap',
  'nuong',
  'rau',
  'nom',
  'chao',
  'bot',
  'mi',
  'com',
  'banh',
  'qua',
  'sua',
  'che',
] as const
export type DishKind = (typeof DISH_KINDS)[number]

/** Main ingredients that a dish drawing shows. */
export const DISH_MAINS = ['bo', 'lon', 'ga', 'ca', 'tom', 'cua', 'trung', 'dau', 'rau', 'nam'] as const
export type DishMain = (typeof DISH_MAINS)[number]

/** Fruit, milk and sweet soups look the same whatever is in them. */
export const KINDS_WITHOUT_MAIN: readonly DishKind[] = ['qua', 'sua', 'che']

/** Where a drawing of shared-ui/assets/illustrations is served. */
export function illustrationPath(name: string): string {
  return `/media/illustrations/${name}.svg`
}

/** The name of a dish's drawing. A dish without a known main ingredient gets the one with greens. */
export function dishIllustration(kind: DishKind, main: DishMain | null): string {
  return KINDS_WITHOUT_MAIN.includes(kind) ? `mon-${kind}` : `mon-${kind}-${main ?? 'rau'}`
}
