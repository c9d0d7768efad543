import { formatNumber, roundDecimal } from './decimal'

/** What stands in place of a nutrient that an ingredient lacks: missing, never zero. */
export const MISSING_AMOUNT = 'chưa có số liệu'

/** "12,5 mg"; a number without unit stands alone. At most one decimal from 10 on, two from 1 on, else three. */
export function formatAmount(value: number | null, unit: string): string {
  if (value === null) return MISSING_AMOUNT
  const size = Math.abs(value)
  const shown = formatNumber(value, size >= 10 ? 1 : size >= 1 ? 2 : 3)
  return unit === '' ? shown : `${shown} ${unit}`
}

/** "2.080 kcal", in whole kilocalories. */
export function formatEnergy(kcal: number | null): string {
  return kcal === null ? MISSING_AMOUNT : `${formatNumber(kcal, 0)} kcal`
}

/** "250 g", "7,5 g", from a kilogram on "1,25 kg". */
export function formatGrams(grams: number | null): string {
  if (grams === null) return MISSING_AMOUNT
  return roundDecimal(grams, 1) >= 1000 ? `${formatNumber(grams / 1000, 2)} kg` : `${formatNumber(grams, 1)} g`
}

/** Grams as a kitchen scale tells them: "0,4 g", "5,5 g", "59 g", "235 g", "1,25 kg". From 10 g on whole ones, from 100 g on in fives. */
export function formatKitchenGrams(grams: number): string {
  if (roundDecimal(grams, 0) >= 1000) return `${formatNumber(grams / 1000, 2)} kg`
  if (grams >= 100) return `${formatNumber(Math.round(grams / 5) * 5)} g`
  return `${formatNumber(grams, grams >= 9.95 ? 0 : 1)} g`
}
