import type { AmountCheck, TimesCheck } from '../health-rules'

/** A rule of the rule book about meals, days or weeks, as it travels to whoever adds up menus. */
export interface FoodLimit {
  /** Id of the rule. */
  readonly id: string
  readonly statement: string
  readonly objectTypeIds: readonly number[]
  readonly check: TimesCheck | AmountCheck
}
