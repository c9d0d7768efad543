import type { CalendarDay } from 'shared-contracts/ages'
import { type Stage, shortStageTitle } from 'shared-contracts/family'
import { articlePath } from 'shared-contracts/paths'
import { ArticleCard, LoadingState, Section, useShell } from 'shared-frame'
import { useQuery } from 'shared-frame/remote'
import { FavouriteHeart } from 'shared-ui/favourites'
import type { ArticleSummary } from 'shared-ui/reading'
import { texts } from '../../texts'
import { articleOfDay } from './article-of-day'
import styles from './ForStage.module.css'
import { stageArticlesQuery } from './stage-articles-query'

interface Props {
  readonly stage: Stage | null
  readonly today: CalendarDay
  /** Shown where nobody said whom the site is for. */
  readonly newest: readonly ArticleSummary[]
}

/** The article that the home page shows today: of the stage, where one is known. */
export function useHomeArticle({ stage, today, newest }: Props): ArticleSummary | undefined {
  const found = useQuery({
    ...stageArticlesQuery(useShell().api, stage ?? { kind: 'nursing' }),
    enabled: stage !== null,
  })
  return articleOfDay(stage === null ? newest : (found.data?.items ?? []), today)
}

/** One article to read today. */
export function HomeArticle({ article, stage }: { article: ArticleSummary | undefined; stage: Stage | null }) {
  return (
    <Section title={stage === null ? texts.forStage.today : texts.forStage.title(shortStageTitle(stage))}>
      <div className={styles.one}>
        {article === undefined ? (
          <LoadingState count={2} />
        ) : (
          <ArticleCard
            to={articlePath(article)}
            title={article.title}
            summary={article.summary}
            label={article.category?.title}
            illustration={article.illustration}
            aside={<FavouriteHeart item={{ type: 'article', id: article.articleId }} title={article.title} />}
          />
        )}
      </div>
    </Section>
  )
}
