import type { DeskCard } from './desk-kinds'

/** What an item is at a moment: an active one may wait for its start or be past its end. */
export type ShownState = 'draft' | 'scheduled' | 'shown' | 'stopped' | 'ended'

/** `startsAt` belongs to the time it is shown, `endsAt` no more. */
export function shownState(
  { status, startsAt, endsAt }: Pick<DeskCard, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): ShownState {
  if (status !== 'active') return status
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'ended'
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'scheduled' : 'shown'
}
