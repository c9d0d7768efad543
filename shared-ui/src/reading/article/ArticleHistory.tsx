import type { ArticleDetail } from '../article-types'
import { ArticleDay } from '../cards/ArticleDay'
import { articleTexts } from './article-texts'
import styles from './Reading.module.css'

/** What editors did to the article since, newest first, behind a line that opens it; nothing where they told nothing. */
export function ArticleHistory({ entries }: { entries: ArticleDetail['history'] }) {
  if (entries.length === 0) return null
  return (
    <details className={styles.history}>
      <summary>{articleTexts.history}</summary>
      <ul>
        {entries.map(({ date, kind, what, by }) => (
          <li key={`${date} ${kind} ${what}`}>
            <strong>{articleTexts.historyKinds[kind]}</strong> <ArticleDay date={date} />: {what}{' '}
            {articleTexts.historyBy(by)}
          </li>
        ))}
      </ul>
    </details>
  )
}
