import type { BowlCheck } from 'shared-contracts/health-rules'
import { type Dish, type FoodRules, intakeOfDish, serveDish } from 'shared-contracts/nutrition'

/** Sums of grams leave rounding dust. */
const DUST = 1e-6

/** What is wrong with the usual portion of a small child's bowl, each as a part of a sentence. */
export function bowlFaults(dish: Dish, objectTypeId: number, check: BowlCheck, rules: FoodRules): readonly string[] {
  const { amounts } = intakeOfDish(serveDish(dish, objectTypeId, 1, rules), rules)
  const grams = amounts.amount.value
  const density = amounts.energy.value / grams
  const oilG = amounts.oil.value
  return [
    ...(density < check.leastKcalPerGram - DUST
      ? [`có ${density.toFixed(2)} kcal mỗi gam, cần từ ${check.leastKcalPerGram}`]
      : []),
    ...(oilG < check.leastOilG - DUST || oilG > check.mostOilG + DUST
      ? [`có ${oilG.toFixed(1)} g dầu mỡ, cần ${check.leastOilG}–${check.mostOilG} g`]
      : []),
    ...(grams > check.mostGrams + DUST ? [`nặng ${grams.toFixed(0)} g, nhiều nhất ${check.mostGrams} g`] : []),
  ]
}

/** Weight of a portion as served, g. */
export function bowlGrams(dish: Dish, objectTypeId: number, portion: number, rules: FoodRules): number {
  return intakeOfDish(serveDish(dish, objectTypeId, portion, rules), rules).amounts.amount.value
}
