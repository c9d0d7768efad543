import { articlePath } from 'shared-contracts/paths'
import { ArticleCard } from 'shared-frame'
import type { ArticleSummary } from 'shared-ui/reading'
import { texts } from '../../../texts'
import styles from './GuideSteps.module.css'

/** The articles of the user guide as numbered cards. */
export function GuideSteps({ articles }: { articles: readonly ArticleSummary[] }) {
  return (
    <ol className={styles.steps}>
      {articles.map((article, index) => (
        <li key={article.articleId}>
          <ArticleCard
            to={articlePath(article)}
            title={article.title}
            summary={article.summary}
            illustration={article.illustration}
            label={texts.guide.step(index + 1)}
          />
        </li>
      ))}
    </ol>
  )
}
