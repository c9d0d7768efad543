import type { ReactNode } from 'react'
import { illustrationPath } from 'shared-contracts/paths'
import { Picture } from '../content/Picture'
import { AppLink } from '../navigation/AppLink'
import { classNames } from '../page/class-names'
import styles from './Card.module.css'

export interface ArticleCardProps {
  readonly to: string
  readonly title: string
  readonly summary?: string
  /** Name of the drawing, see content/README.md. */
  readonly illustration: string
  /** The catalog's or category's title, above the title. */
  readonly label?: string
  /** Short facts below: the date, how long it takes to read. */
  readonly facts?: readonly ReactNode[]
  /** A control on the card itself, such as the favourite button. */
  readonly aside?: ReactNode
  /** The first cards of a page load their drawing at once. */
  readonly loading?: 'eager' | 'lazy'
  /** Heading level that fits the place; 3 below a section's h2. */
  readonly level?: 2 | 3
}

export function ArticleCard({
  to,
  title,
  summary,
  illustration,
  label,
  facts = [],
  aside,
  loading = 'lazy',
  level = 3,
}: ArticleCardProps) {
  const Title = level === 2 ? 'h2' : 'h3'
  return (
    <article className={classNames(styles.card, styles.compact)}>
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
        <Title className={styles.title}>
          <AppLink className={styles.link} to={to}>
            {title}
          </AppLink>
        </Title>
        {summary !== undefined && <p className={styles.summary}>{summary}</p>}
        <CardFacts facts={facts} />
      </div>
      {aside !== undefined && <div className={styles.aside}>{aside}</div>}
    </article>
  )
}

export function CardFacts({ facts }: { facts: readonly ReactNode[] }) {
  if (facts.length === 0) return null
  return (
    <ul className={styles.facts}>
      {facts.map((fact, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a card's facts have no identity and never move
        <li key={index}>{fact}</li>
      ))}
    </ul>
  )
}
