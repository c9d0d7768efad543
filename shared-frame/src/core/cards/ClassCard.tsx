import { AppLink } from '../navigation/AppLink'
import { classNames } from '../page/class-names'
import { Icon } from '../page/Icon'
import { CardFacts } from './ArticleCard'
import styles from './Card.module.css'
import { Tag } from './Tag'

export interface ClassCardProps {
  readonly to: string
  readonly title: string
  /** Calendar day `YYYY-MM-DD`. */
  readonly date: string
  /** For example "9:00 – 11:00". */
  readonly time: string
  readonly place: string
  /** Seats left; 0 shows the waiting list. Null: not told. */
  readonly seatsLeft: number | null
}

/** A cooking class: its day large, because that decides whether one can come. */
export function ClassCard({ to, title, date, time, place, seatsLeft }: ClassCardProps) {
  const [, month = '', day = ''] = date.split('-')
  return (
    <article className={classNames(styles.card, styles.classCard)}>
      <time className={styles.date} dateTime={date}>
        <b>{Number(day)}</b>
        tháng {Number(month)}
      </time>
      <div className={styles.body}>
        <h3 className={styles.title}>
          <AppLink className={styles.link} to={to}>
            {title}
          </AppLink>
        </h3>
        <CardFacts
          facts={[
            <>
              <Icon name="clock" size="1.1em" />
              {time}
            </>,
            <>
              <Icon name="place" size="1.1em" />
              {place}
            </>,
          ]}
        />
        {seatsLeft !== null && (
          <p>
            {seatsLeft > 0 ? (
              <Tag tone="leaf">Còn {seatsLeft} chỗ</Tag>
            ) : (
              <Tag tone="papaya">Đã đủ chỗ, nhận danh sách chờ</Tag>
            )}
          </p>
        )}
      </div>
    </article>
  )
}
