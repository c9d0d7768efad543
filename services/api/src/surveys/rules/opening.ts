/** When something that editors made is shown. */
export interface Opening {
  readonly status: 'draft' | 'active' | 'stopped'
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  /** When what was shown was stopped; null: never. */
  readonly stoppedAt: Date | null
}

/** Who began in time can still send this long after the end: nothing that was typed is lost to a clock. Working value of the programme. */
export const GRACE_MS = 3_600_000

/** coming: nobody has seen it yet. open: shown. ending: no longer shown, answers are taken for a while. closed: over. */
export type OpeningState = 'coming' | 'open' | 'ending' | 'closed'

/** Ends are exclusive. What was stopped before its start was never shown. */
export function openingState(opening: Opening, now: Date): OpeningState {
  const { status, startsAt, stoppedAt } = opening
  if (status === 'draft' || (status === 'stopped' && stoppedAt === null)) return 'coming'
  const end = endOf(opening)
  if (startsAt !== null && (now < startsAt || end <= startsAt.getTime())) return 'coming'
  if (now.getTime() < end) return 'open'
  return now.getTime() < end + GRACE_MS ? 'ending' : 'closed'
}

/** Since when it is over; null: it is not, or was never shown. */
export function endedAt(opening: Opening, now: Date): Date | null {
  const state = openingState(opening, now)
  return state === 'ending' || state === 'closed' ? new Date(endOf(opening)) : null
}

/** Ms since 1970; infinite: it goes on until it is stopped. */
function endOf({ status, endsAt, stoppedAt }: Opening): number {
  const ends = [endsAt, status === 'stopped' ? stoppedAt : null]
  return Math.min(...ends.flatMap((each) => (each === null ? [] : [each.getTime()])))
}
