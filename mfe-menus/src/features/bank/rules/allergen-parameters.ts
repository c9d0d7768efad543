import type { Allergen } from 'shared-contracts/nutrition'

/**
 * Names in the address, one for each allergen, so that a plain form can send several. Without imports at run time: `remote.ts` states these
 * names to the document host.
 */
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
