import type { ReactNode } from 'react'
import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import styles from './ReviewedBy.module.css'

export interface ReviewedByProps {
  readonly author: string
  readonly reviewer: string | null
  /** Calendar days, `YYYY-MM-DD`. */
  readonly publishedAt: string
  readonly reviewedAt: string | null
  readonly reviewDueAt: string | null
}

/** Who wrote an article and compared it with its sources, and when. A professional's signature is another thing: `ReviewLine`. */
export function ReviewedBy({ author, reviewer, publishedAt, reviewedAt, reviewDueAt }: ReviewedByProps) {
  return (
    <dl className={styles.facts}>
      <Fact term="Tác giả">{author}</Fact>
      {reviewer !== null && <Fact term="Đối chiếu nguồn">{reviewer}</Fact>}
      <Fact term="Đăng ngày">
        <Day date={publishedAt} />
      </Fact>
      {reviewedAt !== null && (
        <Fact term="Xem lại lần cuối">
          <Day date={reviewedAt} />
        </Fact>
      )}
      {reviewDueAt !== null && (
        <Fact term="Lần xem lại tới">
          <Day date={reviewDueAt} />
        </Fact>
      )}
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function Day({ date }: { date: string }) {
  const day = parseCalendarDay(date)
  return <time dateTime={date}>{day === null ? date : formatDay(day)}</time>
}
