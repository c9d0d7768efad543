import type { Allergen } from 'shared-contracts/nutrition'

// Without imports at run time: `remote.ts` states all of this to the document host.

export const REGIONS = ['bac', 'trung', 'nam'] as const
export const SEASONS = ['xuan', 'he', 'thu', 'dong'] as const
/** Minutes of cooking at most. */
export const MINUTES = [15, 30, 60] as const

/** Names in the address, one for each allergen, so that a plain form can send several. */
export const allergenParameters: Readonly<Record<Allergen, string>> = {
  egg: 'khong-trung',
  milk: 'khong-sua',
  fish: 'khong-ca',
  shellfish: 'khong-tom-cua',
  soy: 'khong-dau-nanh',
  peanut: 'khong-lac',
  nut: 'khong-hat',
  sesame: 'khong-vung',
  gluten: 'khong-gluten',
}
