import type { EatenMaterial, FoodRules } from '../food'
import { cookedPerRaw, intakeOfDish } from '../sums/intake'
import { type HouseholdUnit, householdMeasure } from './household'
import { type Portioned, portionFamilyOf, type ServedDish } from './portion'

/** What a dish weighs on the table, g: cooked, with the water that cooking added. */
export function servedWeight(served: ServedDish<EatenMaterial>, rules: FoodRules): number {
  return intakeOfDish(served, rules).amounts.amount.value
}

/**
 * What one eater's part looks like on the table: "1 bát con", "nửa quả"; null where no such thing comes near enough. A dish of one material that
 * cooking leaves as it is goes by that material's own units, any other by what its family is served in.
 */
export function servedMeasure<M extends EatenMaterial>(
  dish: Portioned,
  served: ServedDish<M>,
  rules: FoodRules,
  unitsOf: (material: M) => readonly HouseholdUnit[],
): string | null {
  const [only, second] = served.ingredients
  if (only !== undefined && second === undefined && served.addedWaterG === 0) {
    const own = cookedPerRaw(only.material, rules) === 1 ? householdMeasure(only.grams, unitsOf(only.material)) : null
    if (own !== null) return own
  }
  const unit = rules.scales.servedIn[portionFamilyOf(dish)]
  return unit === undefined ? null : householdMeasure(servedWeight(served, rules), [unit])
}
