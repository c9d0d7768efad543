import { formatNumber } from './decimal'

const MONEY_STEP = 100

/** An amount in đồng rounded half up to 100, never negative. What is not a finite number counts as none. */
export function roundMoney(amount: number | null | undefined): number {
  if (amount == null || !Number.isFinite(amount) || amount <= 0) return 0
  return Math.round(amount / MONEY_STEP) * MONEY_STEP
}

/** "125.400"; "0" when empty. */
export function formatMoney(amount: number | null | undefined): string {
  return formatNumber(roundMoney(amount), 0)
}

/** "125.400 đ" */
export function formatPrice(amount: number | null | undefined): string {
  return `${formatMoney(amount)} đ`
}
