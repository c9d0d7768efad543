import { articlePath } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture } from 'shared-ui'
import type { ArticleSummary } from '../article-types'
import { ArticleDay } from './ArticleDay'
import styles from './ArticleRows.module.css'

/** Articles as a quiet list beside or below something else: a small drawing, the title, the day. */
export function ArticleRows({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ul className={styles.rows}>
      {articles.map((article) => (
        <li key={article.articleId}>
          <AppLink className={styles.row} to={articlePath(article)}>
            <Picture
              className={styles.picture}
              src={illustrationPath(article.illustration)}
              alt=""
              width={320}
              height={240}
            />
            <span>
              <span className={styles.title}>{article.title}</span>
              <span className={styles.day}>
                <ArticleDay date={article.publishedAt} />
              </span>
            </span>
          </AppLink>
        </li>
      ))}
    </ul>
  )
}
