import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'

/** A calendar day of an article, `YYYY-MM-DD`, as it is written in Viet Nam. */
export function ArticleDay({ date }: { date: string }) {
  const day = parseCalendarDay(date)
  return <time dateTime={date}>{day === null ? date : formatDay(day)}</time>
}
