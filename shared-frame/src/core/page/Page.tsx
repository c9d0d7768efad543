import type { ReactNode } from 'react'
import { useId } from 'react'
import { illustrationPath } from 'shared-contracts/paths'
import { classNames } from './class-names'
import styles from './Page.module.css'

/** The body of a page: gutters, width and rhythm. `text` narrows it to a line length that reads well. */
export function Page({ children, width = 'page' }: { children: ReactNode; width?: 'page' | 'text' }) {
  return <div className={classNames(styles.page, width === 'text' && styles.text)}>{children}</div>
}

export interface PageHeaderProps {
  readonly title: ReactNode
  /** A short line above the title: where one is. */
  readonly eyebrow?: ReactNode
  /** One or two sentences: what this page is good for. */
  readonly intro?: ReactNode
  /** A drawing (name under /media/illustrations) beside the title from tablet width on. */
  readonly illustration?: string
  readonly actions?: ReactNode
}

/** The page's only h1. It takes focus after navigation, hence its tabindex. */
export function PageHeader({ title, eyebrow, intro, illustration, actions }: PageHeaderProps) {
  return (
    <header className={classNames(styles.header, illustration !== undefined && styles.illustrated)}>
      <div className={styles.words}>
        {eyebrow !== undefined && <p className={styles.eyebrow}>{eyebrow}</p>}
        <h1 tabIndex={-1}>{title}</h1>
        {intro !== undefined && <p className={styles.intro}>{intro}</p>}
        {actions !== undefined && <div className={styles.actions}>{actions}</div>}
      </div>
      {illustration !== undefined && (
        <img
          className={styles.drawing}
          src={illustrationPath(illustration)}
          width={320}
          height={240}
          alt=""
          fetchPriority="low"
        />
      )}
    </header>
  )
}

export interface SectionProps {
  readonly title: ReactNode
  readonly intro?: ReactNode
  /** A link to more of the same, at the heading's end. */
  readonly more?: ReactNode
  readonly tone?: 'plain' | 'leaf' | 'papaya'
  readonly 'data-no-print'?: boolean
  readonly children: ReactNode
}

/** A part of a page under its h2; `leaf` and `papaya` lay it on a soft coloured ground. */
export function Section({ title, intro, more, tone = 'plain', children, ...rest }: SectionProps) {
  const headingId = useId()
  return (
    <section {...rest} className={classNames(styles.section, styles[tone])} aria-labelledby={headingId}>
      <div className={styles.sectionHead}>
        <h2 id={headingId}>{title}</h2>
        {more}
      </div>
      {intro !== undefined && <p className={styles.sectionIntro}>{intro}</p>}
      {children}
    </section>
  )
}

/** Cards in as many columns as fit. `wide` cards need more room each. */
export function CardGrid({ children, size = 'medium' }: { children: ReactNode; size?: 'medium' | 'wide' }) {
  return <div className={classNames(styles.grid, size === 'wide' && styles.gridWide)}>{children}</div>
}

/** Children under one another (or in a wrapping row) with an even gap. */
export function Stack({
  children,
  gap = 'medium',
  direction = 'column',
}: {
  children: ReactNode
  gap?: 'small' | 'medium' | 'large'
  direction?: 'column' | 'row'
}) {
  return <div className={classNames(styles.stack, styles[gap], direction === 'row' && styles.row)}>{children}</div>
}
