import type { ReactNode } from 'react'
import { formatEnergy } from 'shared-contracts/formats'
import { illustrationPath } from 'shared-contracts/paths'
import { Picture } from '../content/Picture'
import { AppLink } from '../navigation/AppLink'
import { classNames } from '../page/class-names'
import { Icon } from '../page/Icon'
import { CardFacts } from './ArticleCard'
import styles from './Card.module.css'

export interface DishCardProps {
  /** Absent where the dish can't be opened (login needed): the card is then no link. */
  readonly to?: string
  readonly title: string
  /** Name of the drawing, as the API tells it. */
  readonly illustration: string
  /** Energy of a portion in kcal; null when it is not known. */
  readonly energy: number | null
  readonly cookingMinutes?: number | null
  readonly label?: string
  readonly aside?: ReactNode
  readonly loading?: 'eager' | 'lazy'
  /** `row`: the drawing beside the words on every screen, for lists in narrow columns. A tile is one on phones alone. */
  readonly shape?: 'tile' | 'row'
}

export function DishCard({
  to,
  title,
  illustration,
  energy,
  cookingMinutes = null,
  label,
  aside,
  loading = 'lazy',
  shape = 'tile',
}: DishCardProps) {
  const facts: ReactNode[] = []
  if (energy !== null) facts.push(<strong>{formatEnergy(energy)}</strong>)
  if (cookingMinutes !== null) {
    facts.push(
      <>
        <Icon name="clock" size="1.1em" />
        {cookingMinutes} phút
      </>,
    )
  }
  return (
    <article className={classNames(styles.card, shape === 'row' ? styles.row : styles.compact)}>
      <Picture
        className={styles.picture}
        src={illustrationPath(illustration)}
        alt=""
        width={320}
        height={240}
        loading={loading}
      />
      <div className={styles.body}>
        {label !== undefined && <p className={styles.label}>{label}</p>}
        <h3 className={styles.title}>
          {to === undefined ? (
            title
          ) : (
            <AppLink className={styles.link} to={to}>
              {title}
            </AppLink>
          )}
        </h3>
        <CardFacts facts={facts} />
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </article>
  )
}
