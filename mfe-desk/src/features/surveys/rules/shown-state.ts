import type { DeskCard } from './desk-kinds'

/** What an item is at a moment: an active one may wait for its start or be past its end. */
export const shownStates = ['draft', 'scheduled', 'shown', 'stopped', 'ended'] as const
export type ShownState = (typeof shownStates)[number]

export const stateTitles: Readonly<Record<ShownState, string>> = {
  draft: 'Nháp',
  scheduled: 'Lên lịch',
  shown: 'Đang hiện',
  stopped: 'Đã dừng',
  ended: 'Hết hạn',
}

/** `startsAt` belongs to the time it is shown, `endsAt` no more. */
export function shownState(
  { status, startsAt, endsAt }: Pick<DeskCard, 'status' | 'startsAt' | 'endsAt'>,
  now: Date,
): ShownState {
  if (status !== 'active') return status
  if (endsAt !== null && Date.parse(endsAt) <= now.getTime()) return 'ended'
  return startsAt !== null && Date.parse(startsAt) > now.getTime() ? 'scheduled' : 'shown'
}
