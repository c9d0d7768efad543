import { formatPrice, roundMoney } from 'shared-contracts/formats'

/** A price in đồng, rounded to the nearest 100 (docs/product/numbers.md). */
export function Price({ amount }: { amount: number | null }) {
  return <data value={roundMoney(amount)}>{formatPrice(amount)}</data>
}
