/** Somebody who comes back after this long visits anew. */
export const VISIT_GAP_MS = 30 * 60_000

/** How often this browser was here, as one short text: the count and the last moment, in minutes. */
export interface Visits {
  readonly count: number
  readonly lastMinute: number
}

export function parseVisits(text: string | undefined): Visits | null {
  const [, count, minute] = /^(\d{1,6})\.(\d{1,10})$/.exec(text ?? '') ?? []
  return count === undefined ? null : { count: Number(count), lastMinute: Number(minute) }
}

export const visitsText = ({ count, lastMinute }: Visits): string => `${count}.${lastMinute}`

/** After another page at `now`; a clock that was put back begins no visit. */
export function nextVisits(before: Visits | null, now: number): Visits {
  const lastMinute = Math.floor(now / 60_000)
  if (before === null) return { count: 1, lastMinute }
  const isNew = (lastMinute - before.lastMinute) * 60_000 >= VISIT_GAP_MS
  return { count: before.count + (isNew ? 1 : 0), lastMinute }
}
