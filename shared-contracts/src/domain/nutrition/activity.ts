import { KCAL_PER_GRAM } from './sums/evaluate'

/** How hard somebody works, as NIN 2016 splits the energy need of adults; light is office work. */
export const ACTIVITIES = ['light', 'moderate', 'heavy'] as const
export type Activity = (typeof ACTIVITIES)[number]

/** What is recommended, from the smaller amount to the larger; null: open. */
export interface Recommendation {
  readonly from: number | null
  readonly to: number | null
}

/** Grams of a nutrient that give its recommended share (% of energy) of an energy need (kcal), rounded to whole grams. */
export function recommendedByEnergy(
  energy: { readonly from: number; readonly to: number },
  share: { readonly min: number; readonly max: number },
  nutrient: keyof typeof KCAL_PER_GRAM,
): { readonly from: number; readonly to: number } {
  const grams = (kcal: number, percent: number) => Math.round((kcal * percent) / 100 / KCAL_PER_GRAM[nutrient])
  return { from: grams(energy.from, share.min), to: grams(energy.to, share.max) }
}
