import { DAYS_A_MONTH } from 'shared-contracts/growth'

/** In WHO's months, to two decimals. */
export function ageInMonths(ageInDays: number | null): number | null {
  return ageInDays === null ? null : Math.round((ageInDays / DAYS_A_MONTH) * 100) / 100
}
