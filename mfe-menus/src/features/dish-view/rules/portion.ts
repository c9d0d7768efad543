import { texts } from '../../../texts'

/** Children of 6–8 months, whose portions of their own dishes are not scaled. */
const YOUNGEST = 5

/** Whose portion a dish's weights and figures are: an adult's, but for a dish that only the youngest eat. */
export function portionOf({ objectTypeIds }: { readonly objectTypeIds: readonly number[] }): string {
  const infant = objectTypeIds.length > 0 && objectTypeIds.every((id) => id === YOUNGEST)
  return infant ? texts.dish.portion.infant : texts.dish.portion.adult
}
