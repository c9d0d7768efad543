import type { Heading } from './headings'
import styles from './TableOfContents.module.css'

/** A shorter text is seen at a glance. */
const LEAST_HEADINGS = 3

/** The headings of a text as links to them: folded on phones, open beside the text where there is room. */
export function TableOfContents({ headings, title }: { headings: readonly Heading[]; title: string }) {
  if (headings.length < LEAST_HEADINGS) return null
  return (
    <nav aria-label={title}>
      <details className={styles.folded}>
        <summary>{title}</summary>
        <Links headings={headings} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{title}</p>
        <Links headings={headings} />
      </div>
    </nav>
  )
}

function Links({ headings }: { headings: readonly Heading[] }) {
  return (
    <ol className={styles.links}>
      {headings.map((heading) => (
        <li key={heading.id}>
          <a href={`#${heading.id}`}>{heading.text}</a>
        </li>
      ))}
    </ol>
  )
}
