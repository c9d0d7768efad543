import type { Review } from 'shared-contracts/health-rules'

export interface Titled {
  id: number
  title: string
}

export interface Coded extends Titled {
  code: string
}

/** What a nutritionist must sign; null: nothing about nutrition or health. */
export interface Reviewed {
  review: Review | null
}
