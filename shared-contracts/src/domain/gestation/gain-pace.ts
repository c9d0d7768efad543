import { FIRST_JUDGED_DAY, FIRST_UNJUDGED_DAY } from './expected-gain'
import type { FetusCount } from './gain-standards'

/** A weighing during pregnancy, as far as its pace needs it. */
export interface GainWeighing {
  readonly pregnancyDays: number
  /** kg */
  readonly weight: number
}

/**
 * `fast`: above 3 kg a month, `slow`: below 1 kg a month; from the fourth month on (Decision 776/QĐ-BYT). Null: neither, or not known. The decision is
 * about one child. The range of twins (IOM 2009) rises by about 2 to 4 kg a month, so with more children 3 kg isn't fast; below 1 kg is slow all the
 * more, until the range ends.
 */
export type GainPace = 'fast' | 'slow' | null

const DAYS_A_MONTH = 30.4375
/** Nearer weighings say more about the scales than about the mother; farther ones no longer speak of a month. */
const LEAST_DAYS = 14
const MOST_DAYS = 62
const FAST_ABOVE_KG = 3
const SLOW_BELOW_KG = 1
/** Where the range of twins stops rising; most are born by then. */
const LAST_DAY_OF_MULTIPLES = 37 * 7

/** How fast a mother gained between two weighings. */
export function gainPace(earlier: GainWeighing, later: GainWeighing, fetusCount: FetusCount): GainPace {
  const days = later.pregnancyDays - earlier.pregnancyDays
  if (days < LEAST_DAYS || days > MOST_DAYS) return null
  if (earlier.pregnancyDays < FIRST_JUDGED_DAY || later.pregnancyDays >= FIRST_UNJUDGED_DAY) return null
  if (fetusCount > 1 && later.pregnancyDays > LAST_DAY_OF_MULTIPLES) return null
  const kilogramsAMonth = ((later.weight - earlier.weight) / days) * DAYS_A_MONTH
  if (kilogramsAMonth > FAST_ABOVE_KG) return fetusCount > 1 ? null : 'fast'
  return kilogramsAMonth < SLOW_BELOW_KG ? 'slow' : null
}
