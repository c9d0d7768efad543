import { FIRST_JUDGED_DAY, FIRST_UNJUDGED_DAY } from './expected-gain'

/** A weighing during pregnancy, as far as its pace needs it. */
export interface GainWeighing {
  readonly pregnancyDays: number
  /** kg */
  readonly weight: number
}

/** `fast`: above 3 kg a month, `slow`: below 1 kg a month; from the fourth month on (Decision 776/QĐ-BYT). Null: neither, or not known. */
export type GainPace = 'fast' | 'slow' | null

const DAYS_A_MONTH = 30.4375
/** Nearer weighings say more about the scales than about the mother; farther ones no longer speak of a month. */
const LEAST_DAYS = 14
const MOST_DAYS = 62
const FAST_ABOVE_KG = 3
const SLOW_BELOW_KG = 1

/** How fast a mother gained between two weighings. */
export function gainPace(earlier: GainWeighing, later: GainWeighing): GainPace {
  const days = later.pregnancyDays - earlier.pregnancyDays
  if (days < LEAST_DAYS || days > MOST_DAYS) return null
  if (earlier.pregnancyDays < FIRST_JUDGED_DAY || later.pregnancyDays >= FIRST_UNJUDGED_DAY) return null
  const kilogramsAMonth = ((later.weight - earlier.weight) / days) * DAYS_A_MONTH
  if (kilogramsAMonth > FAST_ABOVE_KG) return 'fast'
  return kilogramsAMonth < SLOW_BELOW_KG ? 'slow' : null
}
