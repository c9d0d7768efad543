import { parseCalendarDay } from 'shared-contracts/ages'
import { MOST_LOSS_A_MONTH, changeAMonth as paceOf } from 'shared-contracts/gestation'
import type { MotherCheck } from '../requests/mother-history'

export interface AfterBirth {
  /** kg above (negative: below) the weight before pregnancy; null when that is not known. */
  readonly aboveBefore: number | null
  /** kg a month since the weighing before; null without one, or when it is too near. */
  readonly changeAMonth: number | null
  readonly losesTooFast: boolean
}

/** How a mother's weight goes on after birth; null unless the newest weighing is one after birth. */
export function afterBirth(checks: readonly MotherCheck[]): AfterBirth | null {
  const [before, newest] = checks.length > 1 ? checks.slice(-2) : [undefined, checks[0]]
  if (newest === undefined || newest.weight === null || newest.pregnancyWeeks !== null) return null
  const told = checks.findLast(({ weightBeforePregnancy }) => weightBeforePregnancy !== null)?.weightBeforePregnancy
  const changeAMonth = before?.pregnancyWeeks === null ? monthlyChange(before, newest) : null
  return {
    aboveBefore: told == null ? null : oneDecimal(newest.weight - told),
    changeAMonth: changeAMonth === null ? null : shownChange(changeAMonth),
    losesTooFast: changeAMonth !== null && -changeAMonth > MOST_LOSS_A_MONTH,
  }
}

function monthlyChange(before: MotherCheck, newest: MotherCheck): number | null {
  const from = parseCalendarDay(before.checkDate)
  const to = parseCalendarDay(newest.checkDate)
  if (from === null || to === null || before.weight === null || newest.weight === null) return null
  return paceOf({ checkDate: from, weight: before.weight }, { checkDate: to, weight: newest.weight })
}

/** Judged before it is rounded: a loss that is too fast is never shown as one that is not. */
function shownChange(kilograms: number): number {
  const shown = oneDecimal(kilograms)
  return -shown > MOST_LOSS_A_MONTH === -kilograms > MOST_LOSS_A_MONTH ? shown : Math.round(kilograms * 1000) / 1000
}

function oneDecimal(kilograms: number): number {
  return Math.round(kilograms * 10) / 10
}
