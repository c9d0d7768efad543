import { articlePath } from 'shared-contracts/paths'
import { AppLink, illustrationPath, Picture } from 'shared-frame'
import type { ArticleSummary } from '../article-types'
import { ArticleDay } from './ArticleDay'
import styles from './ArticleRows.module.css'

interface Props {
  readonly articles: readonly ArticleSummary[]
  /** Without, where the same drawings stand near by: articles share them. */
  readonly pictures?: boolean
}

/** Articles as a quiet list beside or below something else: a small drawing, the title, the day. */
export function ArticleRows({ articles, pictures = true }: Props) {
  return (
    <ul className={styles.rows} data-pictures={pictures}>
      {articles.map((article) => (
        <li key={article.articleId}>
          <AppLink className={styles.row} to={articlePath(article)}>
            {pictures ? (
              <Picture
                className={styles.picture}
                src={illustrationPath(article.illustration)}
                alt=""
                width={320}
                height={240}
              />
            ) : null}
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
