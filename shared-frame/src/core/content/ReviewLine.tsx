import { parseCalendarDay } from 'shared-contracts/ages'
import { formatDay } from 'shared-contracts/formats'
import type { Review } from 'shared-contracts/health-rules'
import styles from './ReviewLine.module.css'

/** One line on whether a nutrition professional signed what is shown; nothing where nothing needs a signature. */
export function ReviewLine({ review }: { review: Review | null | undefined }) {
  return review ? <p className={styles.review}>{reviewText(review)}</p> : null
}

function reviewText(review: Review): string {
  if (review.state === 'unsigned')
    return 'Nội dung được soạn từ các nguồn có ghi tên, chưa được chuyên gia dinh dưỡng ký duyệt.'
  const day = parseCalendarDay(review.date)
  const signature = `được ${review.title} ${review.name} ký duyệt ngày ${day === null ? review.date : formatDay(day)}`
  return review.state === 'signed'
    ? `Đã ${signature}.`
    : `Bản trước đã ${signature}; nội dung đã sửa từ đó và chưa được ký lại.`
}
