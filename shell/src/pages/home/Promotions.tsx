import { AppLink, Section } from 'shared-frame'
import type { PromotePosition, Promotion } from '../../features/site/site-queries'
import { usePromotions } from '../../features/site/use-site'
import { isTourItem } from '../../features/tour/is-tour-item'
import styles from './Promotions.module.css'

/** The Promote sections of a position in short rows, as editors wrote them. The tour's item is offered elsewhere. */
export function Promotions({ position, title }: { position: PromotePosition; title: string }) {
  const promotions = (usePromotions(position) ?? []).filter((item) => !isTourItem(item))
  if (promotions.length === 0) return null
  return (
    <Section title={title}>
      <ul className={styles.list} data-position={position}>
        {promotions.map((promotion) => (
          <li key={promotion.link + promotion.title} className={styles.item}>
            <Promoted promotion={promotion} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Promoted({ promotion: { title, text, label, link, mediaLink } }: { promotion: Promotion }) {
  return (
    <>
      {mediaLink ? (
        <img className={styles.picture} src={mediaLink} width={56} height={56} alt="" loading="lazy" />
      ) : null}
      <div className={styles.words}>
        {title ? <h3 className={styles.title}>{title}</h3> : null}
        <p className={styles.text}>{text}</p>
        {link ? (
          <AppLink className={styles.link} to={link}>
            {label ?? 'Xem thêm'}
          </AppLink>
        ) : null}
      </div>
    </>
  )
}
