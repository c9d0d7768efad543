/** When something that editors made is shown. */
export interface Opening {
  readonly status: 'draft' | 'active' | 'stopped'
  readonly startsAt: Date | null
  readonly endsAt: Date | null
  readonly changedAt: Date
}

/** Who began in time can still send this long after the end: nothing that was typed is lost to a clock. Working value of the programme. */
export const GRACE_MS = 3_600_000

/** coming: nobody sees it yet. open: shown. ending: no longer shown, answers are taken for a while. closed: over. */
export type OpeningState = 'coming' | 'open' | 'ending' | 'closed'

/** Ends are exclusive. Nothing is changed about what was stopped, so its last change is when that was. */
export function openingState({ status, startsAt, endsAt, changedAt }: Opening, now: Date): OpeningState {
  if (status === 'draft' || (startsAt !== null && now < startsAt)) return 'coming'
  const stoppedAt = status === 'stopped' ? changedAt : null
  const ends = [endsAt, stoppedAt].flatMap((each) => (each === null ? [] : [each.getTime()]))
  const end = Math.min(...ends)
  if (now.getTime() < end) return 'open'
  return now.getTime() < end + GRACE_MS ? 'ending' : 'closed'
}
