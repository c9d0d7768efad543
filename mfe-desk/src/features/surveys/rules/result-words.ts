import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'

/** "40 %" of those who answered; several may be chosen, so shares need not add up. "–" where nobody did. */
export function share(count: number, answered: number): string {
  return answered === 0 ? '–' : `${Math.round((count / answered) * 100)} %`
}

/** A day of the wire as editors read it. */
export function dayTitle(day: string): string {
  const parsed = parseCalendarDay(day)
  return parsed === null ? day : formatDay(parsed)
}
