/** Vietnam keeps UTC+7 all year. */
const OFFSET_MS = 7 * 60 * 60 * 1_000

/** The calendar day in Asia/Ho_Chi_Minh, `YYYY-MM-DD`, at a time in milliseconds since the epoch. */
export function calendarDay(now: number): string {
  return new Date(now + OFFSET_MS).toISOString().slice(0, 10)
}

/** Today, by a clock that is asked for every request: the text is made once a minute at most. */
export function dayClock(now: () => number): () => string {
  let minute = -1
  let day = ''
  return () => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      day = calendarDay(now())
    }
    return day
  }
}
