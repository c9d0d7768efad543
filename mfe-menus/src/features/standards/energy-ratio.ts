import { KCAL_PER_GRAM } from 'shared-contracts/nutrition'

/** Grams of a day; null: not known. */
export interface EnergyParts {
  readonly protein: number | null
  readonly lipid: number | null
  readonly glucid: number | null
}

/** P:L:G in whole percents that add up to 100; null when a part isn't known or nothing is eaten. */
export function ratioOf({ protein, lipid, glucid }: EnergyParts): { p: number; l: number; g: number } | null {
  if (protein === null || lipid === null || glucid === null) return null
  const kcal = [protein * KCAL_PER_GRAM.protein, lipid * KCAL_PER_GRAM.lipid, glucid * KCAL_PER_GRAM.glucid] as const
  const whole = kcal[0] + kcal[1] + kcal[2]
  if (whole <= 0) return null
  const p = Math.round((100 * kcal[0]) / whole)
  const l = Math.round((100 * kcal[1]) / whole)
  return { p, l, g: 100 - p - l }
}
