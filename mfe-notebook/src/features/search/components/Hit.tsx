import { AppLink, illustrationPath, Picture } from 'shared-frame'
import { MarkedText } from './MarkedText'
import styles from './Search.module.css'

interface Props {
  readonly to: string
  readonly title: string
  readonly summary: string
  readonly illustration: string
  /** Where it was found: the catalog, or that it is a dish. */
  readonly label: string
  readonly keyword: string
}

/** A search result: one link, with the searched words marked in title and summary. */
export function Hit({ to, title, summary, illustration, label, keyword }: Props) {
  return (
    <li className={styles.hit}>
      <Picture className={styles.picture} src={illustrationPath(illustration)} alt="" width={320} height={240} />
      <div className={styles.words}>
        <p className={styles.label}>{label}</p>
        <h3 className={styles.title}>
          <AppLink className={styles.link} to={to}>
            <MarkedText text={title} keyword={keyword} />
          </AppLink>
        </h3>
        <p className={styles.summary}>
          <MarkedText text={summary} keyword={keyword} />
        </p>
      </div>
    </li>
  )
}
